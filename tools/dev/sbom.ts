import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cycloneDx } from '../supply-chain/cyclonedx.ts';
import { licenseList } from '../supply-chain/licenses.ts';
import { readLockFile } from '../supply-chain/lock-file.ts';

const packages = readLockFile();
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
mkdirSync('build', { recursive: true });
writeFileSync(
  'build/sbom.cdx.json',
  `${JSON.stringify(cycloneDx(packages, { name, version }, new Date()), null, 2)}\n`,
);
writeFileSync('build/licenses.txt', licenseList(packages));
process.stdout.write('Wrote build/sbom.cdx.json (CycloneDX 1.5) and build/licenses.txt.\n');
