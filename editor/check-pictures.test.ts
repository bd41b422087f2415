import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { siteUnderTest, testContent } from '#tests/site-under-test.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { checkPicturesOf } from './check-pictures.ts';

const site = siteUnderTest();
const article = 'content/en/insights-sap-ecc-2027.yaml';
const text = readFileSync(article.replace('content', testContent), 'utf8');
const check = (edited: string) => checkPicturesOf(site, { [article]: edited }, { [article]: text });

test('a picture that is named in Markdown and is not there is told', async () => {
  const [file, drawing] = ['![A team](no-such.jpg)', '![A map](no-such-drawing)'];
  const found = await check(text.replace(/^( +)## /m, `$1${file}\n\n$1${drawing}\n\n$1## `));

  expect(found.map(({ code, values }) => [code, values.name])).toEqual([
    ['undrawn', 'no-such-drawing'],
    ['no-file', 'no-such.jpg'],
  ]);
});

test('a mark that cannot be drawn is told at its field', async () => {
  const brand = 'content/brand.yaml';
  const before = readFileSync(brand.replace('content', testContent), 'utf8');
  const edited = before.replace(/^mark: .*$/m, 'mark: broken.svg');
  const root = join(temporaryProject({ 'content/media/broken.svg': '<svg' }), 'content');

  expect(edited).not.toBe(before);
  expect(await checkPicturesOf(siteIn(root), { [brand]: edited }, { [brand]: before })).toContainEqual(
    expect.objectContaining({ file: brand, key: 'mark', code: 'faulty-mark' }),
  );
});
