/** A setting that cannot be used; the message is one sentence that says which and what to do. It holds no secret. */
export class SettingError extends Error {}

export type Settings = Readonly<Record<string, string | undefined>>;

/** What the built pages or the files for static hosts depend on: build and server read these by the same rules. */
export interface SiteSettings {
  readonly SITE_URL: string | undefined;
  readonly HSTS: 'host' | 'subdomains' | 'preload';
  readonly VITE_CONTACT_ENDPOINT: string;
  readonly RETENTION_DAYS: number;
  readonly VISITS: boolean;
  readonly SOURCES: boolean;
  readonly CONTACT_TO: readonly string[];
}

/** Reads them with their defaults; an empty value counts as not given. Throws SettingError. */
export function readSiteSettings(source: Settings, companyEmail: string): SiteSettings {
  const read = <T>(name: keyof SiteSettings, rule: (text: string) => T, usual: T): T => {
    const text = source[name]?.trim();
    try {
      return text ? rule(text) : usual;
    } catch (error) {
      throw new SettingError(`${name} ${(error as Error).message}.`);
    }
  };
  return {
    SITE_URL: read<string | undefined>('SITE_URL', readOrigin, undefined),
    HSTS: read('HSTS', (text) => oneOf(text, ['host', 'subdomains', 'preload']), 'host'),
    VITE_CONTACT_ENDPOINT: read('VITE_CONTACT_ENDPOINT', readEndpoint, '/api/contact'),
    RETENTION_DAYS: read('RETENTION_DAYS', readDays, 365),
    VISITS: read('VISITS', isOn, false),
    SOURCES: read('SOURCES', isOn, true),
    CONTACT_TO: read('CONTACT_TO', readEmails, [companyEmail]),
  };
}

/** Settings of which the pages tell or on which they rely: a server that runs by others would make them untrue. */
export function promisesOf(settings: SiteSettings): Record<string, string> {
  return {
    // Canonical links, the sitemap and the pictures of shared links name it.
    SITE_URL: settings.SITE_URL ?? 'none',
    VISITS: settings.VISITS ? 'on' : 'off',
    SOURCES: settings.SOURCES ? 'on' : 'off',
    RETENTION_DAYS: String(settings.RETENTION_DAYS),
    VITE_CONTACT_ENDPOINT: settings.VITE_CONTACT_ENDPOINT,
  };
}

/** Throws an error whose message follows the setting's name. */
export function readOrigin(text: string): string {
  check(URL.canParse(text) && /^https?:/.test(text), 'must be an address such as https://www.company.com');
  const { pathname, search, hash, origin } = new URL(text);
  check(pathname === '/' && search === '' && hash === '', 'must have no path: scheme and host only');
  return origin;
}

export function readEmails(text: string): string[] {
  const emails = text.split(',').map((part) => part.trim());
  check(
    emails.every((email) => /^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(email)),
    'must be one e-mail address such as web@company.com',
  );
  return emails;
}

function readEndpoint(text: string): string {
  check(
    /^\/(?![/\\])\S*$/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)),
    'must be a path such as /api/contact or an address such as https://forms.company.com/api/contact',
  );
  return text;
}

function readDays(text: string): number {
  check(/^\d{1,5}$/.test(text) && Number(text) >= 7, 'must be a number of days, at least 7');
  return Number(text);
}

function isOn(text: string): boolean {
  return oneOf(text, ['on', 'off']) === 'on';
}

function oneOf<Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text);
  check(word !== undefined, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
  return word;
}

function check(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new Error(message);
}
