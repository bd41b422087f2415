import { spawnSync } from 'node:child_process';

export type Step = { name: string; command: string };

/** Runs commands one after the other, each with its time; ends the process with the code of the first that fails. */
export function runSteps(steps: Step[]): void {
  for (const { name, command } of steps) {
    const begin = performance.now();
    process.stdout.write(`\n— ${name}: ${command}\n`);
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    if (status !== 0) {
      process.stderr.write(`\nFailed after ${seconds} s: ${name}. To run it alone: npx ${command}\n`);
      process.exit(status ?? 1);
    }
    process.stdout.write(`— ${name}: ${seconds} s\n`);
  }
}
