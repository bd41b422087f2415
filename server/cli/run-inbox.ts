import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';
import type { Settings } from '#server/site-settings.ts';
import { openConfiguredStore } from '#server/store/open-store.ts';
import type { Site } from '#site/create-site.server.ts';
import { backup, restore } from './backup-commands.ts';
import { canary } from './canary-command.ts';
import { type Command, type CommandContext, type FileCommand, flagOption, UsageError } from './command.ts';
import { cancelCall, drain, reject, release, resend } from './deliver-commands.ts';
import { doctor } from './doctor/run-doctor.ts';
import { erase } from './erase-commands.ts';
import { exportMessages } from './export-command.ts';
import { answered, bounce } from './incoming-mail-commands.ts';
import { moveStore } from './move-store-command.ts';
import { find, list, show, status, visits } from './query-commands.ts';
import { open } from './screen/open-command.ts';

export const commands: Readonly<Record<string, Command | FileCommand>> = {
  list,
  find,
  show,
  status,
  release,
  reject,
  answered,
  'cancel-call': cancelCall,
  resend,
  export: exportMessages,
  erase,
  canary,
  drain,
  bounce,
  backup,
  restore,
  'move-store': moveStore,
  open,
  visits,
  doctor,
};

/** What a run needs from outside. Content, settings and store are opened only for a command that is used correctly. */
interface Surroundings extends Pick<CommandContext, 'clock' | 'print' | 'note' | 'readInput'> {
  readonly settings: Settings;
  openSite(): Site;
}

/** EX_TEMPFAIL of sysexits.h: a mail server keeps the mail and tries again later. */
const tryLater = 75;

/** Runs one command line. Returns the exit code: 0 success, 1 a trouble, 2 wrong use, 75 no mail taken now. */
export async function runInbox(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name = 'help', ...commandArgs] = args;
  if (['help', '--help', '-h'].includes(name) || commandArgs.includes('--help')) {
    surroundings.print(Object.hasOwn(commands, name) ? helpFor(name) : helpForAll());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(`There is no command "${name}". See --help.`);
    const { values, positionals } = parseOptions(command, commandArgs);
    const site = surroundings.openSite();
    const env = readEnv(surroundings.settings, site);
    const context = { ...surroundings, env, site, options: values, args: positionals };
    if ('runOnFiles' in command) return await command.runOnFiles(context);
    const store = await openConfiguredStore(env, () => {}, command.migrates === true);
    try {
      return await command.run({ ...context, store });
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      surroundings.note(error.message);
      return 2;
    }
    if (!(command && 'readsMail' in command)) throw error;
    surroundings.note(`This mail cannot be taken now: ${(error as Error).message}`);
    return tryLater;
  }
}

function parseOptions(command: Command | FileCommand, args: string[]) {
  try {
    const options = { ...command.options, json: flagOption };
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function helpFor(name: string): string {
  const { usage = '', summary } = commands[name] as Command | FileCommand;
  return [`Usage: npm run inbox -- ${name}`, usage, `[--json]\n\n  ${summary}`].filter(Boolean).join(' ');
}

function helpForAll(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage = '', summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  const head = 'The messages of the contact form.\n\nUsage: npm run inbox -- COMMAND [--json]';
  const foot =
    'It reads the same settings as the server (DATA_DIR, DATABASE_URL, SMTP_URL …).\n' +
    'Exit codes: 0 all is well, 1 something is wrong, 2 wrong use, 75 a mail could not be taken now.';
  return `${head}\n\n${lines.join('\n')}\n\n${foot}`;
}
