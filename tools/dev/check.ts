import '#tools/command.ts';
import { StartError } from '#server/start-error.ts';
import { runSteps, type Step } from './run-steps.ts';

export const checkSteps: Step[] = [
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'pictures and fonts', command: 'node tools/build/generate.ts' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'content', command: 'node tools/content-lint/check-content.ts' },
  { name: 'unit tests', command: 'node tools/dev/with-postgres.ts vitest run' },
];

if (import.meta.main) {
  const [, , command, ...args] = process.argv;
  if (command === 'translations') {
    const { runTranslations } = await import('#tools/content-lint/translations.ts');
    process.stdout.write(runTranslations(args));
  } else if (command) throw new StartError(`"${command}" is no part of the check: see --help.`);
  else runSteps(checkSteps);
}
