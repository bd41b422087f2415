import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

const plainFaults = new URL('../plain-faults.ts', import.meta.url).href;

/**
 * Runs the commands that make a part of the build. What they write is added to the file `log` when one is named, else shown.
 * Ends the process with the code of one that fails.
 */
export function runCommands(part: string, commands: string[], log?: string): void {
  const begin = performance.now();
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${plainFaults}` };
  const output = log ? openSync(log, 'a') : 'inherit';
  for (const command of commands) {
    const { status } = spawnSync(command, { shell: true, stdio: ['inherit', output, output], env });
    if (status === 0) continue;
    const lastLines = log ? readFileSync(log, 'utf8').split('\n').slice(-31).join('\n') : '';
    process.stderr.write(`${lastLines}The build stopped at: ${command}\n`);
    process.exit(status ?? 1);
  }
  if (typeof output === 'number') closeSync(output);
  if (log) process.stdout.write(`  ${part}: ${Math.round((performance.now() - begin) / 1000)} s\n`);
}
