import type { SendMailOptions } from 'nodemailer';
import { createCalls } from '#server/calls/calls.ts';
import { systemClock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { createHealth } from '#server/health/health.ts';
import { localAddress } from '#server/http/site-server.ts';
import { type Log, masked } from '#server/log.ts';
import { composeCall } from '#server/mail/compose-call.ts';
import { composeConfirmation, composeNotification, type MailContext } from '#server/mail/compose-mails.ts';
import { sendDigest } from '#server/mail/digest.ts';
import { mailRouteOf } from '#server/mail/mailer.ts';
import { createMessageWebhook, postText } from '#server/mail/message-webhook.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { sendReminders } from '#server/mail/reminders.ts';
import { readServiceContent } from '#server/service-content.ts';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import { createSpamFilter } from '#server/spam/spam-filter.ts';
import { createSpamWords } from '#server/spam/spam-words.ts';
import { decidedMessages } from '#server/store/inbox-queries.ts';
import type { DueMail } from '#server/store/mail-queue.ts';
import { freeMegabytes, minFreeMb } from '#server/store/open-store.ts';
import type { MailKind } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { readTokens } from '#server/store/tokens.ts';
import { minute } from '#shared/durations.ts';
import type { Site } from '#site/create-site.server.ts';
import type { ContactContext } from './take-message.ts';

export type Service = Awaited<ReturnType<typeof createService>>;

const composers: Record<MailKind, (due: DueMail, context: MailContext) => SendMailOptions> = {
  notification: composeNotification,
  confirmation: composeConfirmation,
  call: composeCall,
  'call-question': composeCall,
  'call-reminder': composeCall,
  'call-host': composeCall,
  'call-declined': composeCall,
};

/** `openSite` reads the content again, for what changes without a restart. */
export async function createService(env: Env, openSite: () => Site, store: Store, log: Log, clock = systemClock) {
  const site = openSite();
  const tokens = await readTokens(store);
  const content = readServiceContent(site);
  const mailer = mailRouteOf(env).createMailer((refused) =>
    log('recipients-refused', { recipients: refused.map(masked).join(' ') }),
  );
  const mailContext: MailContext = { openSite, clock, tokens, content, env, serviceUrl: serviceUrlOf(env) };
  const { ALARM_URL, WEBHOOK_URL } = env;
  const sendAlarm = async (text: string) => (ALARM_URL ? postText(ALARM_URL, text) : undefined);
  const outbox = createOutbox({
    store,
    mailer,
    webhook: WEBHOOK_URL === undefined ? undefined : createMessageWebhook({ ...env, WEBHOOK_URL }, site, clock),
    compose: (kind, due) => composers[kind](due, mailContext),
    clock,
    random: Math.random,
    log,
  });
  const createLimiter = (limit: number) => createRateLimiter({ limit, windowMs: 10 * minute }, clock);
  const spamWords = createSpamWords();
  const tags = site.languages.map(({ tag }) => tag);
  const learn = async () => spamWords.train(await decidedMessages(store));
  await learn();
  const contact: ContactContext = {
    env,
    store,
    clock,
    content,
    rateLimiters: {
      address: createLimiter(env.RATE_PER_ADDRESS),
      everybody: createLimiter(300 * env.RATE_PER_ADDRESS),
      // Few, since each may go to another's address.
      confirmations: createLimiter(3),
    },
    spamFilter: createSpamFilter(clock, spamWords, tags),
    tokens,
    counts: { unstored: 0, limited: 0, overflow: 0 },
    log,
    hasRoom: () => env.DATABASE_URL !== undefined || freeMegabytes(env.DATA_DIR) >= minFreeMb,
    onStored: outbox.wake,
    calls: createCalls(env, mailContext, store, log),
    calendarFeed: env.CALENDAR_SECRET ? { ...mailContext, secret: env.CALENDAR_SECRET } : undefined,
  };
  const listMailContext = { ...mailContext, store, mailer, locale: site.firstLocale };
  const health = createHealth({ store, sendAlarm, clock, log });
  return {
    openSite,
    contact,
    outbox,
    health,
    learn,
    listMails: {
      digest: () => sendDigest(listMailContext),
      reminders: async () => (env.REMINDERS ? sendReminders({ ...listMailContext, alarm: health.alarm }) : 0),
    },
  };
}

/** Where links of mails lead. Without SITE_URL it is this server, if mails are only written to files. */
export function serviceUrlOf(env: Env): string | undefined {
  const { SITE_URL, HOST, PORT, VITE_CONTACT_ENDPOINT } = env;
  const localUrl = mailRouteOf(env).delivers || PORT === 0 ? undefined : localAddress(HOST, PORT);
  return URL.parse(VITE_CONTACT_ENDPOINT, SITE_URL ?? localUrl)?.href;
}
