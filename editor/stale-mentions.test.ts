import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Locale } from '#site/languages.ts';
import { testSite } from '#tests/test-site.ts';
import { staleMentions } from './stale-mentions.ts';

const site = testSite();
const [first, second] = site.locales as [Locale, Locale];

function page(locale: Locale, { price = '$16,000', ...texts }: Record<string, string> = {}) {
  const text = { navLabel: `Tests from ${price}`, summary: 'It costs from $16,000.', ...texts };
  return { [`content/${locale}/x.yaml`]: stringify(text) };
}

const both = (...changes: Record<string, string>[]) => ({
  ...page(first, changes[0]),
  ...page(second, changes[1] ?? changes[0]),
});
const told = (...changes: Record<string, string>[]) =>
  staleMentions(site, both(...changes), both()).map(({ file, key, code, values }) => [
    file,
    key,
    code,
    Object.values(values),
  ]);

test('where a price was changed, the places that still have the former one are told, in each language', () => {
  expect(told({ price: '$18,000' })).toEqual(
    [first, second].map((locale) => [`content/${locale}/x.yaml`, 'summary', 'former-figure', ['$16,000', '$18,000']]),
  );
  expect(told({ price: '$18,000', summary: 'From $18,000.' }, {})).toHaveLength(2);
  expect(told({ price: '$18,000', summary: 'From $18,000.' })).toEqual([]);
  expect(told({ summary: 'It costs $16,000.' })).toEqual([]);
});

test('a title that counts its list as it was is told when the list grows', () => {
  const withClients = (count: number, title: string) => ({
    [`content/${first}/x.yaml`]: stringify({
      sections: [
        { type: 'logos', title, items: Array.from({ length: count }, (_, index) => ({ name: `Client ${index}` })) },
      ],
    }),
  });
  const codes = (title: string, former = title) =>
    staleMentions(site, withClients(9, title), withClients(8, former)).map(({ key, code }) => [key, code]);

  expect(codes('Our 8 clients')).toEqual([['sections.#1.title', 'former-count']]);
  expect(codes('8 clients today', 'Our 8 clients')).toEqual([['sections.#1.title', 'former-count']]);
  expect(codes('Our 9 clients', 'Our 8 clients')).toEqual([]);
  expect(codes('Our clients')).toEqual([]);

  const withFigure = (count: number) => ({
    [`content/${first}/x.yaml`]: stringify({
      sections: [
        { type: 'statistics', items: [{ value: '12', label: 'leads' }] },
        { type: 'people', items: Array.from({ length: count }, (_, index) => ({ name: `Lead ${index}` })) },
      ],
    }),
  });
  expect(staleMentions(site, withFigure(13), withFigure(12)).map(({ key }) => key)).toEqual([
    'sections.#1.items.#1.value',
  ]);
});
