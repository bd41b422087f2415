import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { locales, localizedPath } from '#app/content/locale.ts';
import { pages } from '#app/content/pages.ts';
import { staticPathsFirst } from './static-paths.ts';

const library = resolve('node_modules/react-router/dist/production/lib/router');
const { flattenAndRankRoutes, matchRoutesImpl } = await import(`${library}/utils.js`);
const original = readFileSync(`${library}/matcher.js`, 'utf8');

type Matcher = {
  update(routes: RouteObject[]): void;
  match(location: string | { pathname: string }, allowPartial?: boolean): unknown;
};

const addresses = locales.flatMap((locale) => pages.map(({ path }) => localizedPath(path, locale)));
const site: RouteObject[] = [
  {
    id: 'root',
    path: '',
    children: addresses.map((address) => {
      if (address === '/') return { id: address, index: true };
      return { id: address, path: address.slice(1).replace('404', '*') };
    }),
  },
];

function matcherOf(routes: RouteObject[], basename = '/') {
  const rank = vi.fn(flattenAndRankRoutes);
  const code = staticPathsFirst(original)
    .replace(/^import .*$/m, '')
    .replace(/^export .*$/m, 'return V6RegExMatcher;');
  const Made = new Function('flattenAndRankRoutes', 'matchRoutesImpl', code)(rank, matchRoutesImpl);
  const matcher: Matcher = new Made(basename);
  matcher.update(routes);
  return { matcher, rank };
}

test('every page is found by its path as the router finds it, and no pattern is made', () => {
  const { matcher, rank } = matcherOf(site);
  const named = addresses.filter((address) => !address.endsWith('404'));

  expect(named.length).toBeGreaterThan(70);
  for (const pathname of named) {
    const found = matcher.match({ pathname });
    expect(found).toMatchObject([{ route: { id: 'root' } }, { route: { id: pathname }, pathname }]);
    expect(found).toEqual(matchRoutes(site, pathname));
  }
  expect(rank).not.toHaveBeenCalled();
});

test.each(['/no-such-page', '/es/no-existe', '/sap/', '/SAP', '/es/', '/s%61p', '/sap?x', '/es/*'])(
  'any other address is matched as before, with patterns made once: %s',
  (address) => {
    const { matcher, rank } = matcherOf(site);

    expect(matcher.match(address)).toEqual(matchRoutes(site, address));
    expect(matcher.match(address)).toBeTruthy();
    expect(rank.mock.calls.length).toBeLessThanOrEqual(1);
  },
);

test('the beginning of an address is looked for among all patterns', () => {
  const { matcher, rank } = matcherOf(site);

  matcher.match('/sap', true);

  expect(rank).toHaveBeenCalledOnce();
});

test('a page under a path of its own or of the site is matched as before', () => {
  const nested = [{ id: 'a', path: 'a', children: [{ id: 'b', path: 'b' }] }];

  expect(matcherOf(nested).matcher.match('/b')).toBeNull();
  expect(matcherOf(nested).matcher.match('/a/b')).toEqual(matchRoutes(nested, '/a/b'));
  expect(matcherOf(site, '/company').matcher.match('/company/sap')).toEqual(
    matchRoutes(site, '/company/sap', '/company'),
  );
  expect(matcherOf(site, '/company').matcher.match('/sap')).toBeNull();
});

test('routes that change are matched anew', () => {
  const { matcher } = matcherOf(site);
  matcher.match('/no-such-page');

  matcher.update([{ id: 'other', path: 'other' }]);

  expect(matcher.match('/no-such-page')).toBeNull();
  expect(matcher.match('/other')).toMatchObject([{ route: { id: 'other' } }]);
});

test('a matcher of another form stops the build', () => {
  expect(() => staticPathsFirst('class V6RegExMatcher {}')).toThrow('React Router no longer matches');
});
