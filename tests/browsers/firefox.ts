import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/dev/free-ports.ts';
import { type Browser, keys } from './webkit.ts';

type Answer = {
  id?: number;
  method?: string;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string };
};

/** Starts Firefox without a window, driven by W3C WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempDisposableSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const options = ['--headless', `--remote-debugging-port=${port}`, '--profile', profile.path];
  const program = spawn('firefox-esr', options, { stdio: 'ignore' });
  const ended = once(program, 'exit');
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  const errors: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, error, message, params, ...answer } = JSON.parse(data) as Answer & { result?: unknown };
    if (params?.level === 'error') errors.push(params.text ?? '');
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(answer.result);
  };

  function send<Result = void>(method: string, params: object = {}): Promise<Result> {
    const id = waiting.size;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise as Promise<Result>;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree');
  const [{ context }] = contexts;
  await send('session.subscribe', { events: ['log.entryAdded'] });

  async function evaluate(expression: string): Promise<{ value?: unknown; sharedId?: string }> {
    const target = { context };
    const { result } = await send<{ result: object }>('script.evaluate', { expression, target, awaitPromise: true });
    return result;
  }

  async function click(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const origin = { type: 'element', element: { sharedId: (await evaluate(element)).sharedId } };
    const move = { type: 'pointerMove', x: 0, y: 0, origin };
    const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...presses] }],
    });
  }

  const pressAll = (values: string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => (await evaluate(expression)).value,
    click,
    async type(selector, text) {
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
      await pressAll([...text]);
    },
    press: (key) => pressAll([keys[key]]),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    errors: () => errors,
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
