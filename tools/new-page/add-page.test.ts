import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadBlueprints, loadPage, loadPageList } from '#app/content/load.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { draftLines } from '../content-lint/blueprints.ts';
import { readContentTree } from '../content-lint/content-tree.ts';
import { checkTree } from '../content-lint/rules.ts';

const command = resolve('tools/new-page/add-page-command.ts');
const original = readFileSync('content/pages.yaml', 'utf8');

/** Runs the command in a copy of the content. */
function addPage(...args: string[]) {
  const folder = temporaryFolder();
  cpSync('content', join(folder, 'content'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
  return { ended: { status, stderr }, root: join(folder, 'content') };
}

test.each(loadBlueprints().map(({ id }) => id))(
  'a new page of the kind %s is a draft that turns nothing red, and cannot go live as it is',
  (kind) => {
    const { ended, root } = addPage('/new-page', '--kind', kind);
    const { pages } = loadPageList(root);
    const tree = readContentTree(root, pages);

    expect(ended).toEqual({ status: 0, stderr: '' });
    expect(loadPage('es', { path: '/new-page' }, root).sections.length).toBeGreaterThan(0);
    expect(checkTree(tree).filter(({ level }) => level === 'error')).toEqual([]);
    expect(draftLines(tree)[1]).toMatch(/^content\/es\/new-page\.yaml: draft, [1-9]\d* texts still to be written\.$/);
    const live = pages.map(({ state: _, ...page }) => page);
    expect(checkTree(readContentTree(root, live)).map(({ message }) => message)).toContain(
      'is a hint: write the text in its place.',
    );
  },
  60_000,
);

test.each([
  ['a page that exists already', ['/oracle-services', '--kind', 'service'], '/oracle-services exists already'],
  ['a file that exists already', ['/contact-service', '--kind', 'service'], 'content/en/contact-service.yaml'],
  ['an unknown kind', ['/sap-payroll', '--kind', 'servise'], 'servise is no kind of page: take one of free,'],
  ['a bad path', ['/SAP_payroll', '--kind', 'service'], '/SAP_payroll must be a path of small letters'],
  ['a path with a language', ['/es/sap-payroll', '--kind', 'service'], 'without /es'],
  ['a missing kind', ['/sap-payroll'], 'npm run add-page -- /sap-payroll --kind service'],
])('%s is refused in a sentence, and nothing is written', (_, args, sentence) => {
  const { ended, root } = addPage(...args);

  expect(ended).toEqual({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(readFileSync(join(root, 'pages.yaml'), 'utf8')).toBe(original);
});
