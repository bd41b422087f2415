import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('with nothing set, everything has a value that works', () => {
  expect(readEnv({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    CONTACT_TO: ['contact@mirador.example'],
    CONTACT_FROM: 'website@mirador.example',
    TRUST_PROXY: 0,
    ALLOWED_ORIGINS: [],
    RETENTION_DAYS: 365,
    RATE_PER_ADDRESS: 10,
    RATE_TOTAL: 3000,
    CONFIRMATION: false,
  });
});

test('an empty value counts as not given', () => {
  expect(readEnv({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ PORT: 3000 });
});

test('values are read into what they mean', () => {
  const env = readEnv({
    CONTACT_TO: 'a@mirador.pr, b@mirador.pr',
    CONTACT_FROM: 'web@mirador.pr',
    SMTP_URL: 'smtps://user:p%40ss@mail.mirador.pr',
    SITE_URL: 'https://www.mirador.pr/',
    ALLOWED_ORIGINS: 'https://a.pr, https://b.pr',
    CONFIRMATION: 'on',
  });
  expect(env).toMatchObject({
    CONTACT_TO: ['a@mirador.pr', 'b@mirador.pr'],
    SMTP_URL: { host: 'mail.mirador.pr', port: 465, secure: true, auth: { user: 'user', pass: 'p@ss' } },
    SITE_URL: 'https://www.mirador.pr',
    ALLOWED_ORIGINS: ['https://a.pr', 'https://b.pr'],
    CONFIRMATION: true,
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535.'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies in front, 0 to 10.'],
  [{ CONTACT_TO: 'nobody' }, 'CONTACT_TO must be one e-mail address such as web@company.com.'],
  [{ SITE_URL: 'www.mirador.pr' }, 'SITE_URL must be an address such as https://www.company.com.'],
  [{ SITE_URL: 'https://mirador.pr/shop' }, 'SITE_URL must have no path: scheme and host only.'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be an address such as https://www.company.com.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  [{ RETENTION_DAYS: '1' }, 'RETENTION_DAYS must be a number of days, at least 7.'],
  [{ CONFIRMATION: 'true' }, 'CONFIRMATION must be on or off.'],
  [{ DRAIN_TOKEN: 'short' }, 'DRAIN_TOKEN must have at least 24 characters.'],
])('%j stops with one sentence', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});

test('a mail server needs both addresses, so that no mail goes to the sample ones', () => {
  const smtp = { SMTP_URL: 'smtp://mail.pr', CONTACT_TO: 'a@b.pr' };
  expect(() => readEnv(smtp)).toThrow('CONTACT_FROM must be set with SMTP_URL');
});

test.each([
  'http://user:hunter2@mail.pr',
  'smtp://user:hunter2@mail.pr?pool=true',
  'smtp://user:hunter2%zz@mail.pr',
  'hunter2',
])('the sentence about a wrong SMTP_URL holds no secret (%s)', (url) => {
  expect(() => readEnv({ SMTP_URL: url })).toThrow(/^SMTP_URL (?!.*hunter2)/);
});
