import { randomUUID } from 'node:crypto';
import { systemClock } from './clock.ts';
import { createBodyGate } from './contact/body.ts';
import type { ContactParts } from './contact/contact-routes.ts';
import { readTexts } from './contact/texts.ts';
import { createTokens } from './contact/tokens.ts';
import type { Env } from './env.ts';
import { limits } from './http/limits.ts';
import { type Log, masked } from './log.ts';
import { createAlarm, webhook } from './mail/alarm.ts';
import { composeConfirmation } from './mail/compose-confirmation.ts';
import { composeNotice } from './mail/compose-notice.ts';
import { mailDirectory } from './mail/mail-files.ts';
import { createFileMailer, createSmtpMailer, type Mailer, type OnRefused } from './mail/mailer.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createMetrics } from './metrics.ts';
import { createRateLimiter } from './spam/rate-limit.ts';
import { createRepeatedText } from './spam/repeated-text.ts';
import { createSpamFilter } from './spam/spam-filter.ts';
import { createTimestamps, type Timestamps } from './spam/timestamp.ts';
import { readSecret } from './store/secret.ts';
import type { Store } from './store/store.ts';

export interface ServiceParts {
  readonly contact: ContactParts;
  readonly outbox: Outbox;
  readonly timestamps: Timestamps;
}

/** Length of the window in which messages are counted for the rate limits; milliseconds. */
export const rateWindowMs = 10 * 60_000;

/** Puts the contact service together from its settings and an open store. Nothing runs yet. */
export async function createServiceParts(env: Env, store: Store, log: Log): Promise<ServiceParts> {
  const clock = systemClock;
  const secret = await readSecret(store);
  const texts = readTexts('content');
  const metrics = createMetrics();
  const addresses = { from: env.CONTACT_FROM, to: env.CONTACT_TO, canaryTo: env.CANARY_TO ?? env.CONTACT_TO };
  const outbox = createOutbox({
    store,
    mailer: createConfiguredMailer(env, (refused) =>
      log('recipients-refused', { recipients: refused.map(masked).join(' ') }),
    ),
    compose: ({ mail, message }) =>
      mail.kind === 'notice'
        ? composeNotice(message, addresses, texts)
        : composeConfirmation(message, addresses, texts),
    clock,
    random: Math.random,
    owner: randomUUID(),
    alarm: createAlarm({ tell: env.ALARM_URL ? webhook(env.ALARM_URL) : async () => {}, clock, log }),
    metrics,
    log,
  });
  const timestamps = createTimestamps(secret, clock);
  const limiter = createRateLimiter(
    { perAddress: env.RATE_PER_ADDRESS, total: env.RATE_TOTAL, windowMs: rateWindowMs },
    clock,
  );
  const contact: ContactParts = {
    store,
    clock,
    texts,
    origins: { siteOrigin: env.SITE_URL, allowedOrigins: env.ALLOWED_ORIGINS, trustedProxies: env.TRUST_PROXY },
    limiter,
    spamFilter: createSpamFilter(timestamps, createRepeatedText(clock)),
    tokens: createTokens(secret),
    metrics,
    log,
    maxBodyBytes: limits.bodyBytes,
    bodyGate: createBodyGate(limits.bodiesUnderWay),
    confirmation: env.CONFIRMATION,
    onStored: outbox.poke,
  };
  return { contact, outbox, timestamps };
}

/** The mail server that the settings name, or the folder in its place. */
export function createConfiguredMailer(env: Env, onRefused: OnRefused): Mailer {
  return env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, onRefused) : createFileMailer(mailDirectory(env.DATA_DIR));
}
