import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteIn } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { checkContent } from '#tools/content-lint/check-content.ts';
import { addLanguage } from './add-language.ts';

test.each([
  ['fr-FR', 'Menu', 'Français', '/contact', 'Liens rapides'],
  ['eo-FR', '[Menu]', 'Esperanto', undefined, '[Quick links]'],
])(
  'a site gets the language %s with what the product says in it, and the check stays green',
  async (tag, menu, name, address, links) => {
    const project = temporaryProject(/(scenes|profiles|papers)$/);
    const [code = ''] = tag.split('-');
    const read = (file: string) => parse(readFileSync(join(project, 'content', file), 'utf8'));
    expect(addLanguage(tag, project)).toContain(`content/${code}/privacy.yaml`);
    const { report } = await checkContent(siteIn(join(project, 'content')));

    expect(report).toMatch(/^Content: \d+ files, 0 errors, 0 warnings/m);
    expect(read('languages.yaml').at(-1)).toMatchObject({ code, tag, name });
    expect(read('pages.yaml').pages[1].addresses?.[code]).toBe(address);
    expect(read('menus.yaml').footer[0][code].name).toBe(links);
    expect(read(`${code}/site.yaml`).nav.menuTitle).toBe(menu);
    expect(read(`${code}/site.yaml`).footer.blurb).toMatch(/^\[\{company\} delivers/);
    expect(() => addLanguage(tag, project)).toThrow(`The site has the language ${code} already.`);
  },
);

test('a language without a country is refused in a sentence', () => {
  expect(() => addLanguage('fr', temporaryProject(/drawings$/))).toThrow('npm run add-language -- fr-FR');
});
