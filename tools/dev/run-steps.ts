import { spawnSync } from 'node:child_process';

export type Step = {
  name: string;
  command: string;
  /** The names of earlier steps without which this one is meaningless. */
  needs?: string[];
};

/** Runs commands one after the other, each with its time. Ends the process with a summary and code 1 when any fails. */
export function runSteps(steps: Step[]): void {
  const notPassed = new Set<string>();
  const summary: string[] = [];
  for (const { name, command, needs = [] } of steps) {
    const missing = needs.filter((need) => notPassed.has(need));
    if (missing.length > 0) {
      notPassed.add(name);
      summary.push(`Skipped: ${name}. It needs: ${missing.join(', ')}`);
      continue;
    }
    const begin = performance.now();
    process.stdout.write(`\n— ${name}: ${command}\n`);
    const passed = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    process.stdout.write(`— ${name}: ${passed ? '' : 'failed after '}${seconds} s\n`);
    if (passed) continue;
    notPassed.add(name);
    summary.push(`Failed after ${seconds} s: ${name}. To run it alone: npx ${command}`);
  }
  if (summary.length === 0) return;
  process.stderr.write(`\n${summary.join('\n')}\n`);
  process.exitCode = 1;
}
