import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the smoke tests ask of a browser; expressions are JavaScript that the page evaluates. */
export type Browser = {
  open(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Shift'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The errors of pages and console so far, where the driver tells them. */
  errors(): string[];
  close(): Promise<void>;
};

/** Keys that type nothing, as W3C WebDriver numbers them. */
export const keys = { Escape: '\uE00C', Shift: '\uE008' };

const port = 20_000 + (process.pid % 20_000);
const driverUrl = `http://127.0.0.1:${port}`;

/** Starts WebKitGTK's own browser on a display of its own, driven by W3C WebDriver. */
export async function startWebKit(): Promise<Browser> {
  // A process group of its own, so that driver and display end together.
  const options = ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', options, { detached: true, stdio: 'ignore' });
  while (!(await fetch(`${driverUrl}/status`).then(Boolean, () => false))) await sleep(100);
  const { sessionId } = await call<{ sessionId: string }>('session', { capabilities: {} });
  const command = <Value = void>(path: string, body = {}) => call<Value>(`session/${sessionId}/${path}`, body);

  async function element(selector: string): Promise<string> {
    const found = await command<object>('element', { using: 'css selector', value: selector });
    return `element/${Object.values(found)[0]}`;
  }

  return {
    open: (url) => command('url', { url }),
    evaluate: (expression) => command('execute/sync', { script: `return ${expression}`, args: [] }),
    async click(selector) {
      const path = `${await element(selector)}/click`;
      // Refused while something that moves lies over it.
      const click = (tries: number): Promise<void> =>
        command(path).catch((error) => (tries > 0 ? sleep(100).then(() => click(tries - 1)) : Promise.reject(error)));
      await click(50);
    },
    type: async (selector, text) => command(`${await element(selector)}/value`, { text }),
    press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: (width, height) => command('window/rect', { width, height }),
    errors: () => [],
    async close() {
      await fetch(`${driverUrl}/session/${sessionId}`, { method: 'DELETE' });
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

async function call<Value>(path: string, body: object): Promise<Value> {
  const response = await fetch(`${driverUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}
