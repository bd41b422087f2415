import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import type { Env } from '#server/env.ts';
import type { SmtpSettings } from '#server/smtp-settings.ts';
import { listMails } from '#server/store/schema.ts';
import { minute } from '#shared/durations.ts';

/** The mail was refused for good, with this response. */
export class MailRefused extends Error {
  readonly code = 'refused';
}

export interface Mailer {
  /**
   * `name` is unique to the mail and a valid file name. Throws if nobody has accepted it, or `stop` is aborted:
   * MailRefused if it is in vain to try again.
   */
  send(name: string, mail: SendMailOptions, stop: AbortSignal): Promise<void>;
}

/** Milliseconds. RFC 5321 (4.5.3.2) allows ten minutes for an answer: leaving sooner would repeat an accepted mail. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * minute };
/** For a whole mail, whose lock ends a minute later (server/store/run-exclusively.ts). */
const sendTimeoutMs = 11 * minute;

/** Called with the refused addresses of a mail that was accepted for others, who must not get it twice. */
type OnRefused = (addresses: readonly string[]) => void;

/** Sends by SMTP with a connection for each mail, so that no idle connection is silently cut by a firewall. */
export function createSmtpMailer(settings: SmtpSettings, onRefused: OnRefused): Mailer {
  const transport = createTransport({ ...settings, ...timeouts });
  return {
    async send(_name, mail, stop) {
      try {
        const signal = AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)]);
        const { rejected } = await transport.sendMail({ ...mail, signal });
        if (rejected.length > 0) onRefused(rejected);
      } catch (error) {
        throw isRefusal(error as SMTPError) ? new MailRefused((error as SMTPError).response, { cause: error }) : error;
      }
    },
  };
}

/** RFC 5321: 5xx. A refused login says nothing about the mail; 521 and 554 before the mail was named are temporary. */
function isRefusal({ responseCode = 0, command = '' }: SMTPError): boolean {
  return responseCode >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
}

export function mailDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'mail');
}

export function createFileMailer(directory: string): Mailer {
  return {
    send: async (name, mail) => {
      const bytes = await new MailComposer(mail).compile().build();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${name}.eml`);
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

export async function removeMailFiles(directory: string, messageIds: readonly string[]): Promise<void> {
  if (!existsSync(directory)) return;
  const erased = new Set([...messageIds, ...listMails]);
  const names = (await readdir(directory)).filter((name) => erased.has(name.split('.')[0] ?? ''));
  await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
}

/** Mail goes to the server of SMTP_URL, and without one into files of DATA_DIR: then it does not leave. */
export function mailRouteOf({ SMTP_URL, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>) {
  if (!SMTP_URL) {
    const folder = mailDirectory(DATA_DIR);
    return { delivers: false, destination: folder, createMailer: () => createFileMailer(folder) };
  }
  const destination = `${SMTP_URL.host}:${SMTP_URL.port}`;
  return { delivers: true, destination, createMailer: (onRefused: OnRefused) => createSmtpMailer(SMTP_URL, onRefused) };
}
