import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import type { Store } from '#server/store/store.ts';
import type { Site } from '#site/create-site.server.ts';

export type Options = Record<string, string | boolean | undefined>;

export interface CommandContext {
  readonly env: Env;
  readonly site: Site;
  readonly store: Store;
  readonly clock: Clock;
  readonly options: Options;
  readonly args: readonly string[];
  /** Writes results, alone on standard output for pipes. */
  readonly print: (text: string) => void;
  readonly readInput: () => Promise<Uint8Array>;
  /** Writes progress and advice to standard error. */
  readonly note: (text: string) => void;
}

export interface Command {
  /** It brings an older database to the present schema, as the start of the server does. */
  readonly migrates?: true;
  /** A mail server hands mails to it: an error of ours must not bounce them. */
  readonly readsMail?: true;
  readonly usage?: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** Returns the exit code: 0 for success, 1 for something that a person should see to. */
  run(context: CommandContext): Promise<number>;
}

/** A command that works on the files of the store, which is not opened. */
export interface FileCommand extends Pick<Command, 'usage' | 'summary' | 'options'> {
  runOnFiles(context: Omit<CommandContext, 'store'>): Promise<number>;
}

/** Wrong use of a command; the message says what is right. Exit code 2. */
export class UsageError extends Error {}

export const textOption = { type: 'string' } as const;
export const flagOption = { type: 'boolean' } as const;

type Output = Pick<CommandContext, 'options' | 'print'>;

/** Prints the result of a command and returns its exit code. */
export function finish({ options, print }: Output, text: string, json: object, isWell = true): number {
  print(options.json ? JSON.stringify(json, undefined, 2) : text);
  return isWell ? 0 : 1;
}

export function referenceOf({ args }: CommandContext): string {
  const [id, ...rest] = args;
  if (!id || rest.length > 0) throw new UsageError('Name one message by its reference, for example ABCD-EFGH-JKMN.');
  return id.toUpperCase();
}

export function emailOf({ options }: CommandContext): string {
  if (typeof options.email === 'string' && /^\S+@\S+$/.test(options.email)) return options.email;
  throw new UsageError('Name the address: --email ana@company.com.');
}
