import type { DueMail, MailChange } from '#server/store/mail-queue.ts';
import { visitorMails } from '#server/store/schema.ts';
import { day, hour, second } from '#shared/durations.ts';
import { MailRefused } from './mailer.ts';

/** A mail expires only after both, because the clock may have jumped. */
const giveUpAfter = { time: 5 * day, attempts: 150 };

/** Milliseconds to wait after a number of failed attempts: 1 s doubling to 1 h, randomly reduced by up to half. */
export function waitAfter(attempts: number, random: () => number): number {
  return Math.min(hour, second * 2 ** Math.min(attempts - 1, 20)) * (1 - random() / 2);
}

export function afterFailure(mail: DueMail['mail'], error: unknown, now: number, random: () => number): MailChange {
  const attempts = mail.attempts + 1;
  const change = {
    attempts,
    last_error: describeFailure(error),
    next_at: Math.round(now + waitAfter(attempts, random)),
  };
  // Visitors mistype addresses. Ours is fixed: a server that refuses mail to it wants a login, a permission or a higher
  // limit, and takes the same mail once a person has seen to that.
  if (visitorMails.some((kind) => kind === mail.kind) && error instanceof MailRefused)
    return { ...change, state: 'refused' };
  const expired = attempts >= giveUpAfter.attempts && now - mail.created_at > giveUpAfter.time;
  return expired ? { ...change, state: 'expired' } : change;
}

export const adviceOnRefusal =
  'Correct SMTP_URL, CONTACT_FROM or CONTACT_TO, or settle it with the mail provider; then "npm run inbox -- resend --stuck".';

const longestResponse = 1000;

/** Code and response of the server without the addresses that it often repeats. */
export function describeFailure(error: unknown): string {
  const { code, response, message } = error as { code?: unknown; response?: unknown; message?: unknown };
  const text = `${String(code ?? 'error')}: ${String(response ?? message ?? '')}`;
  // The search takes quadratic time. The cut may halve an address, so the last word is dropped.
  const whole = text.length > longestResponse ? text.slice(0, longestResponse).replace(/(?<=\s)\S*$/, '') : text;
  return whole
    .replace(/[^\s<>@]+@[^\s<>@]+/g, '***@***')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
