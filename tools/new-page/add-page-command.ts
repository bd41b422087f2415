import { parseArgs } from 'node:util';
import { addPage } from './add-page.ts';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { kind: { type: 'string' } } });
  process.stdout.write(`${addPage(positionals[0], values.kind)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
