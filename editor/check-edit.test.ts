import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkEdit } from './check-edit.ts';

const path = 'content/es/sap.yaml';
const text = readFileSync(path, 'utf8');

test('a text as it is on disk brings up nothing', () => {
  expect(checkEdit({ [path]: text })).toEqual({ onDisk: { [path]: text }, findings: [] });
});

test('a fault that was not there before is found with its file and field, by schema and by rule', () => {
  const edited = text
    .replace(/^navLabel: .*$/m, 'navLabel: ""')
    .replace(/^summary: .*$/m, 'summary: De clase mundial.');

  expect(checkEdit({ [path]: edited }).findings).toEqual([
    expect.objectContaining({ level: 'error', file: path, key: 'navLabel' }),
    expect.objectContaining({ level: 'error', file: path, key: 'summary' }),
  ]);
});

test('a company file that cannot be used is a finding of its field', () => {
  const company = 'content/company.yaml';
  const edited = readFileSync(company, 'utf8').replace(/^founded: .*$/m, 'founded: long ago');

  expect(checkEdit({ [company]: edited }).findings).toEqual([
    expect.objectContaining({ level: 'error', file: company, key: 'founded' }),
  ]);
});
