import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildDirectory } from '#shared/build-directory.ts';
import { buildRecord, recordName } from './build-record.ts';

const site = `${buildDirectory}/client`;
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

/** The packages that run the site, as CycloneDX, without what differs from one run of npm to the next. */
const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const shell = process.platform === 'win32';
const { serialNumber: _, ...bill } = JSON.parse(execFileSync('npm', words, { encoding: 'utf8', shell }));
const { lifecycles, component } = bill.metadata;
const metadata = { lifecycles, component: { ...component, name } };
writeFileSync(`${site}/sbom.json`, `${JSON.stringify({ ...bill, metadata }, undefined, 2)}\n`);

// Last, because it names every other file.
writeFileSync(`${site}/${recordName}`, buildRecord(site));
