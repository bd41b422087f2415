import { loadBrand } from '#app/content/load.server.ts';
import { brandFaults } from '#app/styles/contrast.server.ts';

/** Stops the build, one sentence for each fault, when content/brand.yaml has a wrong value or a color that is hard to read. */
function faultsOfBrand(): string[] {
  try {
    return brandFaults(loadBrand());
  } catch (cause) {
    return [(cause as Error).message];
  }
}

const faults = faultsOfBrand();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
