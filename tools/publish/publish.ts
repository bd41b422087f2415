import '#tools/command.ts';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { publishContent } from './publish-content.ts';

const check = [
  'node tools/build/generate.ts',
  'node tools/content-lint/check-content.ts',
  'node --env-file-if-exists=.env tools/build/build.ts',
].join(' && ');

const { yes } = parseArgs({ options: { yes: { type: 'boolean' } } }).values;
const confirm = async (question: string) => {
  if (yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes or no: `);
  terminal.close();
  return /^(y|yes|s|si|sí)$/i.test(answer.trim());
};
const { done, outcome } = await publishContent(process.cwd(), check, confirm);
// The editing screen starts this program and says it in its language.
process.send?.(outcome);
process.exitCode = done ? 0 : 1;
