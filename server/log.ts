import type { Clock } from './clock.ts';

export type LogFields = Record<string, string | number | boolean | undefined>;
export type Log = (event: string, fields?: LogFields) => void;

/** Writes a line of JSON for each event, in which line ends are escaped, so that no text forges a line. */
export function createLog(write: (line: string) => void, clock: Clock): Log {
  return (event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date(clock.now()).toISOString(), event, ...fields })}\n`);
}

/** An e-mail address without what identifies the person: `a***@c***`. */
export function masked(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local[0] ?? ''}***@${domain[0] ?? ''}***`;
}

/** What a log may say of an error: kind, code and SQLite's fixed words. Drivers' messages may quote input. */
export function errorFields(error: unknown): LogFields {
  const { name, code, errcode, errstr, command } = error as Record<string, unknown>;
  const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : undefined);
  return { error: word(name), code: word(errcode) ?? word(code), reason: word(errstr), command: word(command) };
}
