import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

// Commands import this first, so that --help does nothing else.
const helpTexts: Record<string, string> = parse(readFileSync(new URL('help.yaml', import.meta.url), 'utf8'));
const help = helpTexts[basename(process.argv[1] ?? '', '.ts')];

if (help && process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(help);
  process.exit();
}
// Not if a test imports a part of a command.
if (help) await import('./plain-faults.ts');
