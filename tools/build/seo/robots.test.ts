import { expect, test } from 'vitest';
import { aiCrawlers, aiCrawlersRule, robotsTxt } from './robots.ts';

/** The rule that a crawler of this name must keep: its own group's, else everybody's (RFC 9309). */
function rulesFor(robots: string, name: string): string[] {
  const groups = robots.split('\n\n').map((group) => group.split('\n'));
  const own = groups.find((lines) => lines.includes(`User-agent: ${name}`));
  const all = groups.find((lines) => lines.includes('User-agent: *'));
  return (own ?? all ?? []).filter((line) => /^(Dis)?allow:/i.test(line));
}

test('AI crawlers may read the site unless the owner says otherwise', () => {
  const robots = robotsTxt('https://mirador.example', aiCrawlersRule(undefined));
  expect(rulesFor(robots, 'GPTBot')).toEqual(['Disallow: /api/']);
});

test('one word keeps AI crawlers out and nobody else', () => {
  const robots = robotsTxt('https://mirador.example', aiCrawlersRule('refuse'));
  expect(rulesFor(robots, 'GPTBot')).toEqual(['Disallow: /']);
  expect(rulesFor(robots, 'Googlebot')).toEqual(['Disallow: /api/']);
});

test('another word stops the build', () => {
  expect(() => aiCrawlersRule('maybe')).toThrow('AI_CRAWLERS is "maybe"');
});

test('the sitemap is named by its whole address', () => {
  expect(robotsTxt('https://mirador.example', 'allow')).toContain('\nSitemap: https://mirador.example/sitemap.xml\n');
});

test('no crawler is named twice, and each name is one word that robots.txt can hold (RFC 9309, 2.2.1)', () => {
  expect(new Set(aiCrawlers.map((name) => name.toLowerCase())).size).toBe(aiCrawlers.length);
  expect(aiCrawlers.filter((name) => !/^[a-zA-Z_-]+$/.test(name))).toEqual([]);
});
