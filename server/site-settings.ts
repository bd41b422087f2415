import { z } from 'zod';

/** A setting that cannot be used; the message is one sentence that says which and what to do. It holds no secret. */
export class SettingError extends Error {}

export type Settings = Readonly<Record<string, string | undefined>>;

export const number = (minimum: number, maximum: number, requirement: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, requirement)
    .pipe(z.coerce.number<string>().min(minimum, requirement).max(maximum, requirement));

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, `must be ${orList.format(choices)}`);
export const switchedOn = oneOf(['on', 'off']).transform((value) => value === 'on');

/** A rule that throws an error whose message follows the setting's name. */
export const parsedWith = <T>(rule: (text: string) => T) =>
  z.string().transform((text, context): T => {
    try {
      return rule(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

/** Settings on which the built files depend: build and server read them by the same rules. */
export const siteRules = (companyEmail: string) => ({
  SITE_URL: parsedWith(readOrigin).optional(),
  VITE_CONTACT_ENDPOINT: parsedWith(readEndpoint).default('/api/contact'),
  RETENTION_DAYS: number(7, 99_999, 'must be a number of days, at least 7').default(365),
  VISITS: switchedOn.default(false),
  SOURCES: oneOf(['on', 'tab', 'off']).default('on'),
  CONTACT_TO: parsedWith(readEmails).default([companyEmail]),
});

export type SiteSettings = Readonly<z.output<z.ZodObject<ReturnType<typeof siteRules>>>>;

/** Throws SettingError. */
export function readSiteSettings(source: Settings, companyEmail: string): SiteSettings {
  return readSettings(z.object(siteRules(companyEmail)), source);
}

/** Reads settings with their defaults; an empty value counts as not given. Throws SettingError. */
export function readSettings<T>(rules: z.ZodType<T>, source: Settings): T {
  const given = Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const result = rules.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const { path = [], message = 'is wrong' } = result.error.issues[0] ?? {};
  throw new SettingError(`${path.join()} ${message.startsWith('must') ? message : `is wrong: ${message}`}.`);
}

/** Settings that the pages state or rely on: a server with other values would make the pages untrue. */
export function settingsOnPages(settings: SiteSettings): Record<string, string> {
  return {
    // Canonical links, the sitemap and the pictures of shared links name it.
    SITE_URL: settings.SITE_URL ?? 'none',
    VISITS: settings.VISITS ? 'on' : 'off',
    SOURCES: settings.SOURCES,
    RETENTION_DAYS: String(settings.RETENTION_DAYS),
    VITE_CONTACT_ENDPOINT: settings.VITE_CONTACT_ENDPOINT,
  };
}

/** Throws an error whose message follows the setting's name. */
export function readOrigin(text: string): string {
  ensure(URL.canParse(text) && /^https?:/.test(text), 'must be an address such as https://www.company.com');
  const { pathname, search, hash, origin } = new URL(text);
  ensure(pathname === '/' && search === '' && hash === '', 'must have no path: scheme and host only');
  return origin;
}

function readEmails(text: string): string[] {
  const emails = text.split(',').map((email) => email.trim());
  ensure(emails.every(isEmail), 'must be e-mail addresses such as web@company.com, with commas between them');
  return emails;
}

export function readEmail(text: string): string {
  ensure(isEmail(text), 'must be one e-mail address such as web@company.com');
  return text;
}

function isEmail(text: string): boolean {
  return /^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(text);
}

function readEndpoint(text: string): string {
  ensure(
    /^\/(?![/\\])\S*$/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)),
    'must be a path such as /api/contact or an address such as https://forms.company.com/api/contact',
  );
  return text;
}

function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
