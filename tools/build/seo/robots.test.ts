import { expect, test } from 'vitest';
import { robotsTxt } from './robots.ts';

/** The rule that a crawler of this name must keep: its own group's, else everybody's (RFC 9309). */
function rulesFor(robots: string, name: string): string[] {
  const groups = robots.split('\n\n').map((group) => group.split('\n'));
  const own = groups.find((lines) => lines.includes(`User-agent: ${name}`));
  const all = groups.find((lines) => lines.includes('User-agent: *'));
  return (own ?? all ?? []).filter((line) => /^(Dis)?allow:/i.test(line));
}

test.each([
  ['may read the site unless the owner says otherwise', undefined, 'Disallow: /api/'],
  ['may read the site when the setting is empty', '', 'Disallow: /api/'],
  ['are kept out by one word, and nobody else', 'refuse', 'Disallow: /'],
])('AI crawlers %s', (_what, rule, line) => {
  const robots = robotsTxt('https://mirador.example', rule);

  expect(rulesFor(robots, 'GPTBot')).toEqual([line]);
  expect(rulesFor(robots, 'Googlebot')).toEqual(['Disallow: /api/']);
  expect(robots).toContain('\nSitemap: https://mirador.example/sitemap.xml\n');
});

test('another word stops the build', () => {
  expect(() => robotsTxt('https://mirador.example', 'maybe')).toThrow('AI_CRAWLERS is "maybe"');
});
