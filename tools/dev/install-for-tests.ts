import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian as root, unless SETUP=never. */
export function installForTests(packages: string): void {
  const isPossible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isPossible || process.env.SETUP === 'never') return;
  process.stdout.write(`Installing for the tests: ${packages}. SETUP=never leaves it out.\n`);
  spawnSync(`apt-get update && apt-get install --yes --no-install-recommends ${packages}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
