import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

const plainFaults = new URL('../plain-faults.ts', import.meta.url).href;

/**
 * Runs the commands that make a part of the build, those of a list at once. What they write is added to the file `log`
 * when one is named, else shown. Ends the process with the code of one that fails.
 */
export async function runCommands(part: string, steps: (string | string[])[], log?: string): Promise<void> {
  const begin = performance.now();
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${plainFaults}` };
  const output = log ? openSync(log, 'a') : 'inherit';
  for (const step of steps) {
    const ends = [step].flat().map(async (command) => {
      const [status] = await once(spawn(command, { shell: true, stdio: ['inherit', output, output], env }), 'close');
      if (status === 0) return;
      const lastLines = log ? readFileSync(log, 'utf8').split('\n').slice(-31).join('\n') : '';
      process.stderr.write(`${lastLines}The build stopped at: ${command}\n`);
      process.exit(status ?? 1);
    });
    await Promise.all(ends);
  }
  if (typeof output === 'number') closeSync(output);
  if (log) process.stdout.write(`  ${part}: ${Math.round((performance.now() - begin) / 1000)} s\n`);
}
