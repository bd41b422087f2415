import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { readEnv } from './env.ts';

const site = testSite();
const [{ email: host } = { email: '' }] = site.booking().hosts;

/** The site of another company. */
function siteOf(email: string, sample: boolean) {
  return { ...site, company: () => ({ ...site.company(), email, sample }) };
}

test('mail goes from and to the company where nothing else is said', () => {
  expect(readEnv({ SMTP_URL: 'smtp://mail.pr' }, siteOf('hello@company.pr', false))).toMatchObject({
    CONTACT_TO: ['hello@company.pr'],
    CONTACT_FROM: 'website@company.pr',
  });
});

test('an empty value counts as not given', () => {
  expect(readEnv({ PORT: '', SMTP_URL: ' ' }, site)).toMatchObject({ PORT: 3000 });
});

test('values are read into what they mean', () => {
  const source = {
    CONTACT_TO: 'a@company.pr, b@company.pr',
    CONTACT_FROM: 'web@company.pr',
    SMTP_URL: 'smtps://user:p%40ss@mail.company.pr',
    SITE_URL: 'https://www.company.pr/',
    ALLOWED_ORIGINS: 'https://a.pr, https://b.pr',
    CONFIRMATION: 'on',
    BUSY_CALENDARS: `https://a.test/all.ics ${host.toUpperCase()}=https://b.test/x.ics?key=a@b=`,
  };
  expect(readEnv(source, site)).toMatchObject({
    BUSY_CALENDARS: [
      { url: 'https://a.test/all.ics' },
      { host: host.toUpperCase(), url: 'https://b.test/x.ics?key=a@b=' },
    ],
    CONTACT_TO: ['a@company.pr', 'b@company.pr'],
    SMTP_URL: { host: 'mail.company.pr', port: 465, secure: true, auth: { user: 'user', pass: 'p@ss' } },
    SITE_URL: 'https://www.company.pr',
    ALLOWED_ORIGINS: ['https://a.pr', 'https://b.pr'],
    CONFIRMATION: true,
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
  [{ WEBHOOK_URL: 'https://b.pr' }, 'WEBHOOK_SECRET must be set with WEBHOOK_URL: the receiver knows by it who posts.'],
  [{ WEBHOOK_SECRET: 'abc' }, 'WEBHOOK_SECRET must be whsec_ followed by at least 24 random bytes in base64.'],
  [{ SMTP_OAUTH: 'https://login.test?client_id=a' }, 'SMTP_OAUTH is wrong: it must look like https://login.mail.host'],
  [{ SMTP_OAUTH: 'https://login.test?client_id=a&client_secret=b' }, 'SMTP_URL must name the user of SMTP_OAUTH'],
  [
    { CONTACT_TO: 'ana@company.pr, nobody' },
    'CONTACT_TO must be e-mail addresses such as web@company.com, with commas between them.',
  ],
  [{ SITE_URL: 'www.company.pr' }, 'SITE_URL must be an address such as https://www.company.com.'],
  [{ SITE_URL: 'https://company.pr/shop' }, 'SITE_URL must have no path: scheme and host only.'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be an address such as https://www.company.com.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  [{ RETENTION_DAYS: '1' }, 'RETENTION_DAYS must be a number of days, at least 7.'],
  [{ CONFIRMATION: 'true' }, 'CONFIRMATION must be on or off.'],
  [{ VITE_CONTACT_ENDPOINT: '//evil.example' }, 'VITE_CONTACT_ENDPOINT must be a path'],
  [{ CALENDAR_SECRET: 'short' }, 'CALENDAR_SECRET must have at least 24 letters, digits or signs of -_.'],
  [{ BUSY_CALENDARS: 'ana@firm.test=webcal://a.test/x.ics' }, 'BUSY_CALENDARS must be addresses that begin with'],
  [
    { BUSY_CALENDARS: 'ana@firm.test=https://a.test/x.ics' },
    'BUSY_CALENDARS must name mailboxes of content/booking.yaml',
  ],
  [{ WEBHOOK_FIELDS: 'surname=lastname' }, 'WEBHOOK_FIELDS must be pairs'],
  [{ WEBHOOK_URL: 'https://crm.test', WEBHOOK_FORMAT: 'hubspot' }, 'WEBHOOK_CONTENT must be full'],
  [
    { WEBHOOK_URL: 'https://crm.test/x', WEBHOOK_FORMAT: 'salesforce', WEBHOOK_CONTENT: 'full' },
    'WEBHOOK_URL must end in your organization',
  ],
])('%j stops with one sentence', (source, sentence) => {
  expect(() => readEnv(source, site)).toThrow(sentence);
});

test('a mail server needs both addresses while the company is a sample', () => {
  const smtp = { SMTP_URL: 'smtp://mail.pr', CONTACT_TO: 'a@b.pr' };
  expect(() => readEnv(smtp, siteOf('hello@sample.pr', true))).toThrow('CONTACT_FROM must be set where mails leave');
});

test.each(['http://user:hunter2@mail.pr', 'smtp://user:hunter2@mail.pr?pool=true', 'smtp://user:hunter2%zz@mail.pr'])(
  'the sentence about a wrong SMTP_URL holds no secret (%s)',
  (url) => {
    expect(() => readEnv({ SMTP_URL: url }, site)).toThrow(/^SMTP_URL (?!.*hunter2)/);
  },
);
