import { spawnSync } from 'node:child_process';

export type Step = { name: string; command: string };

/** Runs each command, also after one has failed. Ends the process with code 1 and a line for each that failed. */
export function runSteps(steps: Step[]): void {
  const failed = steps.filter(({ name, command }) => {
    process.stdout.write(`\n— ${name}: ${command}\n`);
    const startedAt = performance.now();
    const passed = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`— ${name}: ${passed ? '' : 'failed after '}${seconds} s\n`);
    return !passed;
  });
  for (const { name, command } of failed) process.stderr.write(`Failed: ${name}. To run it alone: npx ${command}\n`);
  if (failed.length > 0) process.exitCode = 1;
}
