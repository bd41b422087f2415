import { fork } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import type { Site } from '#site/create-site.server.ts';
import { type Fault, fault } from '#site/finding.ts';
import { checkContent } from '#tools/content-lint/check-content.ts';

/** Publishes by the command of the terminal. Returns its outcome. */
export async function publish(openSite: () => Site) {
  const child = fork('tools/publish/publish.ts', ['--yes'], { silent: true });
  let output = '';
  let outcomeSent: Fault | undefined;
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr?.resume();
  child.on('message', (outcome: Fault) => {
    outcomeSent = outcome;
  });
  const [code] = await once(child, 'close');
  const done = code === 0;
  const log = stripVTControlCharacters(output).trim();
  const outcome = outcomeSent ?? fault('unexpected', { why: log.split('\n').at(-1) ?? '' });
  const { errors } = outcome.code === 'check-red' ? await checkContent(openSite()) : { errors: [] };
  return { done, outcome, errors, log };
}
