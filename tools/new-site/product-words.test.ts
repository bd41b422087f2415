import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { namesIn } from '#shared/fill.ts';
import { leavesOf } from '#site/fields.server.ts';
import { slugOf } from '#site/slug.ts';
import { proseOf } from '#tools/content-lint/texts.ts';
import { wordsFolder } from './folders.ts';
import { sampleSite } from './new-site.ts';
import { ownerKeyTest, productNames, productWordsIn } from './product-words.ts';
import { clock, productFiles, startingPages } from './starting-pages.ts';

const sample = sampleSite('');
const codes = readdirSync(wordsFolder).filter((code) => /^[a-z]+$/.test(code) && !sample.locales.includes(code));
const files = codes.flatMap((code) => Object.keys(productFiles).map((slug) => [code, slug] as const));
const placesIn = (text: string) => [...new Set(namesIn(text))].sort();

test.each(files)(
  'languages/%s/%s.yaml has the texts of the sample, with their places and within their length',
  (code, slug) => {
    const jsonSchema = sample.jsonSchemas.plain(sample.jsonSchemas.nameOf(`${code}/${slug}.yaml`) ?? 'page');
    const raw = sample.readYaml(`${sample.firstLocale}/${slug}.yaml`);
    const isOwnerKey = ownerKeyTest(raw, slug);
    const texts = proseOf({ jsonSchema, raw }).filter(
      ({ key, value, role }) => role !== 'alt' && !isOwnerKey(key) && /\p{L}/u.test(value),
    );
    const own = new Map(leavesOf(productWordsIn(code, slug)).map(({ key, value }) => [key, String(value)]));

    expect([...own.keys()].filter((key) => key !== clock).sort()).toEqual(texts.map(({ key }) => key).sort());
    for (const { key, value, schema } of texts) {
      const words = own.get(key) ?? '';
      expect([key, placesIn(words)]).toEqual([key, placesIn(value)]);
      expect(words.length, key).toBeLessThanOrEqual(schema.maxLength ?? Number.POSITIVE_INFINITY);
    }
  },
);

test.each(codes)('languages/%s/names.yaml names all kinds, menus, first drafts and addresses', (code) => {
  const slugs = startingPages.map(({ path }) => slugOf(path));
  const drafts = startingPages.filter(({ purpose }) => !purpose).map(({ path }) => slugOf(path));
  const expected = {
    kinds: sample.blueprints().map(({ id }) => id),
    menus: ['company', 'links', 'services'],
    pages: drafts.filter((slug) => !productFiles[slug]),
    addresses: slugs.filter((slug) => !['home', 'not-found'].includes(slug)),
  };
  const { colon: _, ...groups } = productNames(code);
  const keys = Object.entries(groups).map(([group, named]) => [group, Object.keys(named).sort()]);

  expect(Object.fromEntries(keys)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([group, names]) => [group, names.sort()])),
  );
});

test.each(readdirSync(wordsFolder).filter((file) => /-.*\.yaml$/.test(file)))(
  '%s says nothing that its language does not say',
  (file) => {
    const [tag = ''] = file.split('.');
    const [code = ''] = tag.split('-');
    const folder = sample.locales.includes(code) ? sample.root : wordsFolder;

    for (const [slug, words] of Object.entries(parse(readFileSync(join(wordsFolder, file), 'utf8')))) {
      const texts = leavesOf(parse(readFileSync(join(folder, code, `${slug}.yaml`), 'utf8')));
      const places = new Map(texts.map(({ key, value }) => [key, placesIn(String(value))]));
      for (const [key, text] of Object.entries(words as Record<string, string>))
        expect([file, slug, key, placesIn(text)]).toEqual([file, slug, key, places.get(key)]);
    }
  },
);
