import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from './mailer.ts';
import { withOAuth } from './oauth.ts';
import { smtpServer } from './smtp-server-under-test.ts';
import { readSmtpUrl } from './smtp-settings.ts';

test.each([
  ['by itself', undefined, 'client_credentials'],
  ['for a person', 'refresh', 'refresh_token'],
])('mail leaves with a token that the program gets %s', async (_how, refreshToken, grant) => {
  const asked: URLSearchParams[] = [];
  const tokens = createServer(async (request, response) => {
    asked.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
    response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
  }).listen(0, '127.0.0.1');
  await once(tokens, 'listening');
  onTestFinished(() => void tokens.close());
  const signedIn: unknown[] = [];
  const port = await smtpServer({
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth({ username, accessToken }, _session, callback) {
      signedIn.push([username, accessToken]);
      callback(null, { user: username });
    },
  });
  const oauth = {
    tokenUrl: `http://127.0.0.1:${(tokens.address() as AddressInfo).port}/token`,
    clientId: 'client',
    clientSecret: 'secret',
    refreshToken,
  };
  const mailer = createSmtpMailer(withOAuth(readSmtpUrl(`smtp://web%40b.pr@127.0.0.1:${port}`), oauth), () => {});
  const mail = { from: 'web@b.pr', to: 'office@b.pr', text: 'Words' };
  for (const name of ['one', 'two']) await mailer.send(name, mail, new AbortController().signal);
  expect(signedIn).toEqual(Array(2).fill(['web@b.pr', 'token']));
  expect(asked.map((body) => [body.get('grant_type'), body.get('client_secret')])).toEqual([[grant, 'secret']]);
});
