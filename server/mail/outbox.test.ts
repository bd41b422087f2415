import type { SMTPServerOptions } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { readSmtpUrl } from '#server/smtp-settings.ts';
import type { DueMail } from '#server/store/mail-queue.ts';
import type { Store } from '#server/store/store.ts';
import { newMessage, testOnStores } from '#server/store/stores-under-test.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';
import { attemptMail, createOutbox } from './outbox.ts';
import { smtpServer } from './servers-under-test.ts';

type Deps = Parameters<typeof createOutbox>[0];

/** An outbox with these messages in its queue; `drain` is that of a worker of its own. */
async function outboxWith(store: Store, send: Mailer['send'], changes: Partial<Deps> = {}, messages = [newMessage()]) {
  const clock = { time: 2_000_000, now: () => clock.time };
  const deps: Deps = {
    store,
    mailer: { send },
    compose: (_, { message }) => ({ to: message.email }),
    clock,
    random: () => 0,
    log: () => {},
    ...changes,
  };
  for (const message of messages) await store.saveMessage(message);
  const drain = (others: Partial<Deps> = {}) => createOutbox({ ...deps, ...others }).drain();
  return { clock, outbox: createOutbox(deps), drain };
}

/** The same that runs. */
async function running(store: Store, send: Mailer['send']) {
  const deps = await outboxWith(store, send);
  deps.outbox.start();
  return deps;
}

const states = async (store: Store) =>
  (await store.db.selectFrom('mails').select(['kind', 'state', 'attempts']).orderBy('kind').execute()).map(
    ({ kind, state, attempts }) => `${kind} ${state} ${attempts}`,
  );

/** A server that takes a mail only when it is told to end. */
function slowServer() {
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = { times: 0, began: began.promise, end: end.resolve, send };
  function send(): Promise<void> {
    slow.times += 1;
    began.resolve();
    return end.promise;
  }
  return slow;
}

testOnStores(
  'a webhook that fails holds no mail, is tried again like one, and skipped when it is no longer set',
  async (store) => {
    let isDown = true;
    const webhook = async () => {
      if (isDown) throw new Error('the receiver answered 500');
    };
    const [late, soon] = [newMessage({}, ['notification', 'webhook']), newMessage({}, ['webhook'])];
    const { clock, drain } = await outboxWith(store, async () => {}, { webhook }, [late, soon]);
    expect(await drain()).toEqual({ sent: 1, failed: 2 });
    isDown = false;
    clock.time += 1000;
    await store.db.updateTable('mails').set({ next_at: 9e6 }).where('message_id', '=', late.row.id).execute();
    expect(await drain()).toEqual({ sent: 1, failed: 0 });
    clock.time = 9e6;
    await drain({ webhook: undefined });
    expect((await states(store)).sort()).toEqual(['notification sent 1', 'webhook sent 2', 'webhook skipped 1']);
  },
);

async function mailerBy(
  rules: SMTPServerOptions,
  onRefused: Parameters<typeof createSmtpMailer>[1] = () => {},
): Promise<Mailer> {
  return createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${await smtpServer(rules)}`), onRefused);
}

const toOffice = (to: string[]) => () => ({ from: 'web@company.test', to, text: 'Words' });

testOnStores('a server that wants a login loses no mail to the company, and the log says what to do', async (store) => {
  const { send } = await mailerBy({ authOptional: false });
  const logged: unknown[] = [];
  const log = (_event: string, fields: unknown) => void logged.push(fields);
  const { clock, drain } = await outboxWith(store, send, { compose: toOffice(['office@company.test']), log });
  expect(await drain()).toEqual({ sent: 0, failed: 1 });
  expect(await states(store)).toEqual(['notification waiting 1']);

  const advice = expect.stringContaining('Correct SMTP_URL');
  expect(logged).toMatchObject([{ state: 'waiting', reason: expect.stringContaining('530'), advice }]);
  clock.time += 999;
  expect(await drain()).toEqual({ sent: 0, failed: 0 });
  clock.time += 1;
  expect(await drain({ mailer: await mailerBy({}) })).toEqual({ sent: 1, failed: 0 });
});

testOnStores('a running worker sends what is queued, as soon as it is told', async (store) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { outbox } = await outboxWith(store, async (name) => resolve(name), {}, []);
  outbox.start();
  const message = newMessage();
  await store.saveMessage(message);
  outbox.wake();
  expect(await promise).toBe(`${message.row.id}.notification`);
  await outbox.stop(600_000);
  expect(await states(store)).toEqual(['notification sent 1']);
});

testOnStores('a stop breaks off an attempt that hangs and leaves the mail in the queue', async (store) => {
  const began = Promise.withResolvers<void>();
  const send: Mailer['send'] = (_name, _mail, signal) => {
    began.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { outbox } = await running(store, send);
  await began.promise;
  await outbox.stop(10);
  expect(await states(store)).toEqual(['notification waiting 0']);
});

test('a mail that is found once the worker has stopped waits', async () => {
  const send = vi.fn();
  const deps: Partial<Deps> = { mailer: { send }, compose: () => ({}), clock: { now: () => 0 } };
  const due = { mail: { kind: 'notification' }, message: newMessage().row };
  const attempt = attemptMail(deps as Deps, due as DueMail, AbortSignal.abort());
  expect(await attempt).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

testOnStores('mails are sent side by side, so many at most', async (store) => {
  const slow = slowServer();
  const messages = Array.from({ length: 12 }, () => newMessage());
  const { outbox } = await outboxWith(store, slow.send, {}, messages);
  outbox.start();
  await expect.poll(() => slow.times).toBe(8);
  slow.end();
  await expect.poll(() => slow.times).toBe(12);
  await outbox.stop(600_000);
});

test('the worker lives through a store that does not answer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = { db: {}, dialect: 'sqlite' } as unknown as Store;
  const { outbox } = await outboxWith(store, async () => {}, { log: resolve }, []);
  outbox.start();
  expect(await promise).toBe('outbox-failed');
  await outbox.stop(10);
});
