import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails are written when there is no mail server. */
export function mailDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'mail');
}

/** Removes the files of the mails of these messages, and of the digest, which may list them, as far as there are any. */
export async function removeMailFiles(directory: string, messageIds: readonly string[]): Promise<void> {
  const names = messageIds.flatMap((id) => [`${id}.notice.eml`, `${id}.confirmation.eml`]);
  await Promise.all([...names, 'digest.eml'].map((name) => rm(join(directory, name), { force: true })));
}
