import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/dev/free-ports.ts';
import type { Browser } from './webkit.ts';

/** Starts Firefox without a window, driven by W3C WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempDisposableSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const options = ['--headless', `--remote-debugging-port=${port}`, '--profile', profile.path];
  const program = spawn('firefox-esr', options, { stdio: 'ignore' });
  const ended = once(program, 'exit');
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  const errors: string[] = [];
  const waiting: PromiseWithResolvers<unknown>[] = [];
  socket.onmessage = ({ data }) => {
    const { id, error, message, result, params } = JSON.parse(data);
    if (params?.level === 'error') errors.push(params.text);
    if (error) waiting[id]?.reject(new Error(`${error}: ${message}`));
    else waiting[id]?.resolve(result);
  };

  function send<Result = void>(method: string, params: object = {}): Promise<Result> {
    const answer = Promise.withResolvers<unknown>();
    socket.send(JSON.stringify({ id: waiting.push(answer) - 1, method, params }));
    return answer.promise as Promise<Result>;
  }

  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    errors,
    async open(url, width) {
      await send('browsingContext.setViewport', { context, viewport: { width, height: 800 } });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: false };
      const { result } = await send<{ result: { value?: unknown } }>('script.evaluate', params);
      return result.value;
    },
    async close() {
      socket.close();
      program.kill();
      await ended;
      profile.remove();
    },
  };
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  const opened = await new Promise<boolean>((resolve) => {
    socket.onopen = () => resolve(true);
    socket.onerror = () => resolve(false);
  });
  if (opened) return socket;
  await sleep(200);
  return connect(url);
}
