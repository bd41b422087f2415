import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressIn } from '#tests/e2e/site-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { Browser } from './webkit.ts';

/** Starts Firefox without a window, driven by W3C WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Browser> {
  const options = ['--headless', '--remote-debugging-port=0', '--profile', temporaryFolder()];
  const program = spawn('firefox-esr', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(program, 'exit');
  const socket = new WebSocket(`${await addressIn(program.stderr, /listening on (ws\S+)$/)}/session`);
  await once(socket, 'open');
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
    },
  };
}
