import { z } from 'zod';
import { mailRouteOf } from '#server/mail/mailer.ts';
import {
  number,
  oneOf,
  parsedWith,
  readEmail,
  readOrigin,
  readSettings,
  SettingError,
  type Settings,
  siteRules,
  switchedOn,
} from '#server/site-settings.ts';
import type { Site } from '#site/create-site.server.ts';
import { isCrm, organizationOf, readFieldNames } from './crm-settings.ts';
import { readOAuthUrl, readSmtpUrl, type SmtpSettings, withOAuth } from './smtp-settings.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' });
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/database',
});
const secret = (pattern: RegExp, rule: string) => z.string().regex(pattern, `must ${rule}`).optional();
const port = number(0, 65535, 'must be a port number from 0 to 65535');

type KnownSite = Pick<Site, 'company' | 'booking'>;

const settingRules = ({ company, booking }: KnownSite) =>
  z.object({
    ...siteRules(company().email),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: z.string().default('./data'),
    BACKUP_DIR: z.string().optional(),
    NOTICE_FILE: z.string().default('content/notice.yaml'),
    DATABASE_URL: databaseUrl.optional(),
    SMTP_URL: parsedWith(readSmtpUrl).optional(),
    CONTACT_FROM: parsedWith(readEmail).optional(),
    TRUST_PROXY: number(0, 10, 'must be the number of proxies in front, 0 to 10').default(0),
    ALLOWED_ORIGINS: parsedWith((text) => text.split(',').map((origin) => readOrigin(origin.trim()))).default([]),
    RATE_PER_ADDRESS: number(1, 1e9, 'must be the messages taken from one address in ten minutes, at least 1').default(
      10,
    ),
    CONFIRMATION: switchedOn.default(false),
    ALARM_URL: webAddress.optional(),
    RETURN_PATH: parsedWith(readEmail).optional(),
    ANSWER_TO: parsedWith(readEmail).optional(),
    REMINDERS: switchedOn.default(true),
    SMTP_OAUTH: parsedWith(readOAuthUrl).optional(),
    WEBHOOK_URL: webAddress.optional(),
    WEBHOOK_SECRET: secret(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'be whsec_ followed by at least 24 random bytes in base64',
    ),
    WEBHOOK_CONTENT: oneOf(['reference', 'full']).default('reference'),
    WEBHOOK_FORMAT: oneOf(['generic', 'slack', 'teams', 'hubspot', 'salesforce']).default('generic'),
    WEBHOOK_FIELDS: parsedWith(readFieldNames).optional(),
    BUSY_CALENDARS: parsedWith((text) => readCalendars(text, () => booking().hosts)).default([]),
    CALENDAR_SECRET: secret(/^[\w-]{24,}$/, 'have at least 24 letters, digits or signs of -_'),
  });

/** A feed of the setting BUSY_CALENDARS; without a host it applies to everybody. */
export type Calendar = { readonly host?: string | undefined; readonly url: string };

type Rules = z.output<ReturnType<typeof settingRules>>;
export type Env = Omit<Rules, 'SMTP_URL'> &
  Required<Pick<Rules, 'CONTACT_FROM' | 'RETURN_PATH'>> & { readonly SMTP_URL?: SmtpSettings | undefined };

/** Reads the settings with their defaults. Throws SettingError or ContentError. */
export function readEnv(source: Settings, site: KnownSite): Env {
  const company = site.company();
  const settings = readSettings(settingRules(site), source);
  const missing = (['CONTACT_TO', 'CONTACT_FROM'] as const).find((name) => !source[name]?.trim());
  if (company.sample && missing && mailRouteOf(settings).delivers)
    throw new SettingError(`${missing} must be set where mails leave: without it they would use a sample address.`);
  if (settings.WEBHOOK_URL && settings.WEBHOOK_FORMAT === 'generic' && !settings.WEBHOOK_SECRET) {
    throw new SettingError('WEBHOOK_SECRET must be set with WEBHOOK_URL: the receiver knows by it who posts.');
  }
  checkCrm(settings);
  const { CONTACT_FROM = `website@${company.email.split('@').at(-1)}` } = settings;
  const { RETURN_PATH = CONTACT_FROM } = settings;
  return { ...settings, SMTP_URL: smtpOf(settings), CONTACT_FROM, RETURN_PATH };
}

function checkCrm({ WEBHOOK_URL, WEBHOOK_FORMAT, WEBHOOK_CONTENT }: Rules): void {
  if (!WEBHOOK_URL || !isCrm(WEBHOOK_FORMAT)) return;
  if (WEBHOOK_CONTENT !== 'full')
    throw new SettingError(
      `WEBHOOK_CONTENT must be full with WEBHOOK_FORMAT=${WEBHOOK_FORMAT}: it gets name and address.`,
    );
  if (WEBHOOK_FORMAT === 'salesforce' && !organizationOf(WEBHOOK_URL))
    throw new SettingError(
      'WEBHOOK_URL must end in your organization for Salesforce: …WebToLead?encoding=UTF-8&orgId=00D….',
    );
}

function smtpOf({ SMTP_URL, SMTP_OAUTH }: Rules): Env['SMTP_URL'] {
  if (!SMTP_OAUTH) return SMTP_URL;
  if (!SMTP_URL?.auth) throw new SettingError('SMTP_URL must name the user of SMTP_OAUTH: smtp://user@host.');
  return withOAuth(SMTP_URL, SMTP_OAUTH);
}

function readCalendars(text: string, hosts: () => readonly { readonly email: string }[]): Calendar[] {
  return text
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [, host, url = ''] = /^(?:([^\s=/:]+@[^\s=/:]+)=)?(https?:\/\/\S+)$/.exec(item) ?? [];
      // Without the text itself, since the address is secret.
      if (!URL.canParse(url))
        throw new Error(
          'must be addresses that begin with https://, with blanks between them; mailbox@company.com= before one says whose it is',
        );
      if (host && !hosts().some(({ email }) => email.toLowerCase() === host.toLowerCase()))
        throw new Error(`must name mailboxes of content/booking.yaml, and ${host} is none: correct either of the two`);
      return { host, url };
    });
}
