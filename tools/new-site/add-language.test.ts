import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSite } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { testGenerated } from '#tests/test-site.ts';
import { checkContent } from '#tools/content-lint/check-content.ts';
import { addLanguage } from './add-language.ts';

test('a site gets a language with what the product says in it, and the check stays green', async () => {
  const project = temporaryProject();
  const read = (file: string) => parse(readFileSync(join(project, 'content', file), 'utf8'));
  expect(addLanguage('fr-FR', project)).toContain('content/fr/privacy.yaml');
  const { report } = await checkContent(openSite(join(project, 'content'), { generated: testGenerated }));

  expect(report).toMatch(/^Content: \d+ files, 0 errors, 0 warnings/m);
  expect(read('languages.yaml').at(-1)).toMatchObject({ code: 'fr', tag: 'fr-FR', name: 'Français' });
  expect(read('pages.yaml').pages[1].addresses.fr).toBe('/contact');
  expect(read('fr/site.yaml').footer.blurb).toMatch(/^\[\{company\} integrates/);
  expect(() => addLanguage('fr-FR', project)).toThrow('The site has the language fr already.');
});

test('a language without a country is refused in a sentence', () => {
  expect(() => addLanguage('fr', temporaryProject())).toThrow('npm run add-language -- fr-FR');
});
