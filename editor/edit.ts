import '#tools/command.ts';

process.stdout.write('\n  Starting: the first time takes a minute or two, a later one half of that.\n');
// All else takes seconds to load.
export const { address } = await import('./start-screen.ts');
