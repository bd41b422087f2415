import { ContentError } from '#site/content-error.ts';
import { SettingError } from './site-settings.ts';

/** Something outside keeps the server from starting; the message is one sentence that says what to do. */
export class StartError extends Error {}

/** Ends the process with one sentence if its operator can fix what is wrong. */
export async function orExit<T>(work: () => T | Promise<T>, beginning = 'Cannot start: '): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StartError || error instanceof ContentError)) throw error;
    process.stderr.write(`${beginning}${error.message}\n`);
    process.exit(1);
  }
}
