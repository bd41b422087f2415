import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const command = resolve('tools/add-page.ts');
const original = readFileSync('content/pages.yaml', 'utf8');

/** Runs the command in a copy of the content; `read` gives a file as it is then. */
function addPage(...args: string[]) {
  const folder = temporaryFolder();
  cpSync('content', join(folder, 'content'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
  return { ended: { status, stderr }, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

test('a page is copied in both languages, and its draft stands behind its model', () => {
  const { ended, read } = addPage('/sap-payroll', '--like', '/sap');

  expect(ended).toEqual({ status: 0, stderr: '' });
  expect(read('content/en/sap-payroll.yaml')).toBe(read('content/en/sap.yaml'));
  expect(read('content/es/sap-payroll.yaml')).toBe(read('content/es/sap.yaml'));
  const entry = '  - path: /sap-payroll\n    kind: service\n    menu: erp\n    state: draft\n';
  const next = '  - path: /sap-business-one\n';
  expect(read('content/pages.yaml')).toBe(original.replace(next, `${entry}${next}`));
});

test.each([
  ['a page that exists already', ['/oracle-services', '--like', '/sap'], '/oracle-services exists already'],
  ['a file that exists already', ['/contact-service', '--like', '/sap'], 'content/en/contact-service.yaml'],
  ['an unknown model', ['/sap-payroll', '--like', '/sapp'], '/sapp is no page of content/pages.yaml'],
  ['a bad path', ['/SAP_payroll', '--like', '/sap'], '/SAP_payroll must be a path of small letters'],
  ['a path with a language', ['/es/sap-payroll', '--like', '/sap'], 'without /es'],
  ['a missing model', ['/sap-payroll'], 'npm run add-page -- /sap-payroll --like /sap'],
])('%s is refused in a sentence, and nothing is written', (_, args, sentence) => {
  const { ended, read } = addPage(...args);

  expect(ended).toEqual({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(read('content/pages.yaml')).toBe(original);
});
