import type { Env } from '#server/env.ts';
import { createFileMailer, createSmtpMailer, type Mailer, mailDirectory, type OnRefused } from './mailer.ts';

interface MailRoute {
  /** False where mail is only written to files. */
  readonly leaves: boolean;
  readonly destination: string;
  createMailer(onRefused: OnRefused): Mailer;
}

/** Mail goes to the server of SMTP_URL, and without one into files of DATA_DIR. */
export function mailRouteOf({ SMTP_URL, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): MailRoute {
  if (!SMTP_URL) {
    const folder = mailDirectory(DATA_DIR);
    return { leaves: false, destination: folder, createMailer: () => createFileMailer(folder) };
  }
  const destination = `${SMTP_URL.host}:${SMTP_URL.port}`;
  return { leaves: true, destination, createMailer: (onRefused) => createSmtpMailer(SMTP_URL, onRefused) };
}
