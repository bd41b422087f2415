import { z } from 'zod';
import { type Company, loadCompany } from '#content/load.server.ts';
import { readSmtpUrl, type SmtpSettings } from './mail/smtp-settings.ts';

/** A setting that cannot be used; the message is one sentence that says which and what to do. It holds no secret. */
export class EnvError extends Error {}

const number = (least: number, most: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .refine((value) => value >= least && value <= most, what);

const switchedOn = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const address = z.string().regex(/^[^\s<>@,;"]+@[^\s<>@,;"]+$/, 'must be one e-mail address such as web@company.com');

const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(address).min(1));

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:/.test(text), 'must be an address such as https://www.company.com')
  .transform((text) => new URL(text))
  .refine(
    (url) => url.pathname === '/' && url.search === '' && url.hash === '',
    'must have no path: scheme and host only',
  )
  .transform((url) => url.origin);

const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin));

const contactEndpoint = z
  .string()
  .refine(
    (text) => /^\/(?![/\\])\S*$/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)),
    'must be a path such as /api/contact or an address such as https://forms.company.com/api/contact',
  );

const webAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:/.test(text), 'must be an address that begins with https://');

const databaseUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
    'must look like postgres://user:password@host:5432/database',
  );

const smtpUrl = z.string().transform((text, context): SmtpSettings => {
  try {
    return readSmtpUrl(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const port = number(0, 65535, 'must be a port number from 0 to 65535');

/** What the built pages or the files for static hosts depend on as well: the build reads these by the same rules. */
const siteSettings = z.object({
  SITE_URL: origin.optional(),
  HSTS: z.enum(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload').default('host'),
  VITE_CONTACT_ENDPOINT: contactEndpoint.default('/api/contact'),
  RETENTION_DAYS: number(7, 36500, 'must be a number of days, at least 7').default(365),
  VISITS: switchedOn.default(false),
  CONTACT_TO: addresses.optional(),
});

const schema = siteSettings.extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  CONTACT_FROM: address.optional(),
  CANARY_TO: addresses.optional(),
  TRUST_PROXY: number(0, 10, 'must be the number of proxies in front, 0 to 10').default(0),
  ALLOWED_ORIGINS: origins.default([]),
  RATE_PER_ADDRESS: number(1, 1e9, 'must be the messages taken from one address in ten minutes, at least 1').default(
    10,
  ),
  RATE_TOTAL: number(1, 1e9, 'must be the messages taken from everybody in ten minutes, at least 1').default(3000),
  MIN_FREE_MB: number(1, 1e9, 'must be the megabytes of disk that a flood of messages leaves free, at least 1').default(
    500,
  ),
  CONFIRMATION: switchedOn.default(false),
  ALARM_URL: webAddress.optional(),
  METRICS_PORT: port.optional(),
  DRAIN_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
});

/** What of the company's data the addresses of its mails come from. */
export type MailOwner = Pick<Company, 'email' | 'sample'>;

type Given = z.output<typeof schema>;
export type Env = Given & Required<Pick<Given, 'CONTACT_TO' | 'CONTACT_FROM'>>;
type GivenToSite = z.output<typeof siteSettings>;
export type SiteSettings = GivenToSite & Required<Pick<GivenToSite, 'CONTACT_TO'>>;

/** Takes the environment and the company, gives the settings that build and server share, with their defaults. Throws EnvError. */
export function readSiteSettings(
  source: Record<string, string | undefined>,
  company: Pick<MailOwner, 'email'> = loadCompany(),
): SiteSettings {
  const { CONTACT_TO = [company.email], ...settings } = parse(siteSettings, givenOf(source));
  return { ...settings, CONTACT_TO };
}

/**
 * Takes the environment and the company, gives the settings with their defaults. An empty value counts as not given.
 * Throws EnvError.
 */
export function readEnv(source: Record<string, string | undefined>, company: MailOwner = loadCompany()): Env {
  const given = givenOf(source);
  const settings = parse(schema, given);
  if (company.sample && settings.SMTP_URL && !(given.CONTACT_TO && given.CONTACT_FROM)) {
    const missing = given.CONTACT_TO ? 'CONTACT_FROM' : 'CONTACT_TO';
    throw new EnvError(`${missing} must be set with SMTP_URL: without it mail would use a sample address.`);
  }
  const { CONTACT_TO = [company.email], CONTACT_FROM = `website@${domainOf(company.email)}` } = settings;
  return { ...settings, CONTACT_TO, CONTACT_FROM };
}

function givenOf(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
}

function parse<T>(rules: z.ZodType<T>, given: Record<string, string | undefined>): T {
  const result = rules.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvError(`${String(issue?.path[0])} ${sentence(issue?.message ?? 'is wrong')}`);
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

function sentence(message: string): string {
  return `${message.startsWith('must') ? message : `is wrong: ${message}`}.`;
}
