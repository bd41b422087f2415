import type { IncomingMessage } from 'node:http';
import { test as base } from 'vitest';
import { readEnv } from '#server/env.ts';
import { type AppContext, createApp } from '#server/start/app.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { type ContactMessage, contactFields } from '#shared/contact.ts';
import { testSite } from '#tests/test-site.ts';
import { createService } from './service.ts';

export const honest = {
  ...(Object.fromEntries(contactFields.map((field) => [field, `the ${field}`])) as ContactMessage),
  name: 'Ana Rivera',
  email: 'ana@cooperativa.test',
  phone: '787-555-0142',
  website: 'https://cooperativa.test',
  message: 'Our SAP upgrade is late and the auditors come in March. Can you help?',
  elapsed: 45_000,
};

/** The whole service over a database in memory and a clock that tests set. */
export async function testApp(changes: Partial<AppContext> = {}, settings: Record<string, string> = {}, given?: Store) {
  const clock = { time: Date.UTC(2026, 10, 20, 12), now: () => clock.time };
  const store = given ?? (await openStore({ file: ':memory:' }));
  const logged: string[] = [];
  const log: AppContext['log'] = (event, fields) => logged.push(JSON.stringify({ event, ...fields }));
  const env = readEnv({ RATE_PER_ADDRESS: '100', ...settings }, testSite());
  const { contact, outbox } = await createService(env, testSite, store, log, clock);
  const app = createApp({ ...contact, hasRoom: () => true, ...changes });

  async function post(body: unknown, headers: Record<string, string> = {}, from = '203.0.113.7') {
    const request = new Request('http://site.test/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return app.fetch(request, { incoming: { socket: { remoteAddress: from } } as IncomingMessage });
  }

  return {
    app,
    contact,
    outbox,
    store,
    clock,
    tokens: contact.tokens,
    logged,
    /** Posts to the form's address as JSON, from the site's own page. */
    post,
    /** Posts as a browser does without JavaScript. */
    postForm: ({ elapsed: _, ...values }: Record<string, unknown>, headers: Record<string, string> = {}) =>
      post(String(new URLSearchParams(values as Record<string, string>)), {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/** Tests that ask for `service` have one of their own. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which others it needs.
export const test = base.extend('service', async ({}, { onCleanup }) => {
  const service = await testApp();
  onCleanup(() => service.store.close());
  return service;
});
