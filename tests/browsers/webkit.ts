import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/dev/free-ports.ts';

/** What the smoke test asks of a browser; expressions are JavaScript that the page evaluates. */
export type Browser = {
  open(url: string, width: number): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** The errors of pages and console so far, where the driver tells them. */
  errors: string[];
  close(): Promise<void>;
};

/** Starts WebKitGTK's own browser on a display of its own, driven by W3C WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const driverUrl = `http://127.0.0.1:${await freePort()}`;
  // A process group of its own, so that driver and display end together.
  const options = ['--auto-servernum', 'WebKitWebDriver', `--port=${new URL(driverUrl).port}`];
  const driver = spawn('xvfb-run', options, { detached: true, stdio: 'ignore' });
  while (!(await fetch(`${driverUrl}/status`).then(Boolean, () => false))) await sleep(100);

  async function call(path: string, body: object) {
    const response = await fetch(`${driverUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const { sessionId } = await call('session', { capabilities: {} });
  return {
    errors: [],
    async open(url, width) {
      await call(`session/${sessionId}/window/rect`, { width, height: 800 });
      await call(`session/${sessionId}/url`, { url });
    },
    evaluate: (expression) => call(`session/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await fetch(`${driverUrl}/session/${sessionId}`, { method: 'DELETE' });
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
