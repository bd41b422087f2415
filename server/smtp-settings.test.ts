import { expect, test } from 'vitest';
import { createSmtpMailer } from './mail/mailer.ts';
import { receiver, smtpServer } from './mail/test-servers.ts';
import { readSmtpUrl, withOAuth } from './smtp-settings.ts';

test.each([
  ['smtp://mail.pr', { port: 587, secure: false, requireTLS: false, auth: undefined }],
  ['smtps://mail.pr', { port: 465, secure: true, requireTLS: false }],
  // A password never crosses a network in the clear.
  ['smtp://u:p@mail.pr', { requireTLS: true }],
  ['smtp://u:p@127.0.0.1:1025', { host: '127.0.0.1', requireTLS: false }],
  ['smtp://u:p@[::1]:1025', { host: '::1', requireTLS: false }],
])('%s', (url, settings) => {
  expect(readSmtpUrl(url)).toMatchObject(settings);
});

test.each([
  ['by itself', undefined, 'client_credentials'],
  ['for a person', 'refresh', 'refresh_token'],
])('mail leaves with a token that the program gets %s', async (_how, refreshToken, grant) => {
  const { url: accessUrl, received } = await receiver({
    status: 200,
    body: { access_token: 'token', expires_in: 3600 },
  });
  const signedIn: unknown[] = [];
  const port = await smtpServer({
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth({ username, accessToken }, _session, callback) {
      signedIn.push([username, accessToken]);
      callback(null, { user: username });
    },
  });
  const oauth = { accessUrl, clientId: 'client', clientSecret: 'secret', refreshToken };
  const mailer = createSmtpMailer(withOAuth(readSmtpUrl(`smtp://web%40b.pr@127.0.0.1:${port}`), oauth), () => {});
  const mail = { from: 'web@b.pr', to: 'office@b.pr', text: 'Words' };
  for (const name of ['one', 'two']) await mailer.send(name, mail, new AbortController().signal);
  expect(signedIn).toEqual(Array(2).fill(['web@b.pr', 'token']));
  const asked = received.map(({ body }) => new URLSearchParams(body));
  expect(asked.map((body) => [body.get('grant_type'), body.get('client_secret')])).toEqual([[grant, 'secret']]);
});
