import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SmtpSettings } from './smtp-settings.ts';

export interface Mailer {
  /** Sends one mail. `name` is unique to it and fit for a file name. Throws when nobody has taken it. */
  send(name: string, mail: SendMailOptions, signal: AbortSignal): Promise<void>;
}

/** Each step ends within these times; the signal bounds the whole. Milliseconds. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP, a connection for each mail: nothing is left open that a firewall could silently cut. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const transport = createTransport({ ...settings, ...timeouts });
  return {
    send: async (_name, mail, signal) => {
      await transport.sendMail({ ...mail, signal });
    },
  };
}

/** Writes each mail as a file `<name>.eml` into a folder, whole or not at all. */
export function createFileMailer(directory: string): Mailer {
  return {
    send: async (name, mail) => {
      const bytes = await new MailComposer(mail).compile().build();
      await mkdir(directory, { recursive: true });
      await writeWhole(join(directory, `${name}.eml`), bytes, directory);
    },
  };
}

async function writeWhole(path: string, bytes: Buffer, directory: string): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncDirectory(directory);
}

/** Makes the new name durable; Windows cannot and need not. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(directory, 'r');
  await folder.sync();
  await folder.close();
}
