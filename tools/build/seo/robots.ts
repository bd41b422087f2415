import { aiCrawlers } from './ai-crawlers.ts';

/** Whether crawlers that feed language models may read the site. */
export type AiCrawlers = 'allow' | 'refuse';

/** Takes the value of `AI_CRAWLERS`, gives the rule; allowed when nothing is said. Throws for any other word. */
export function aiCrawlersRule(value: string | undefined): AiCrawlers {
  if (!value) return 'allow';
  if (value === 'allow' || value === 'refuse') return value;
  throw new Error(`AI_CRAWLERS is "${value}": set it to allow or refuse, or leave it out.`);
}

/**
 * Takes the site's origin and the rule for AI crawlers, gives robots.txt (RFC 9309). Pages that are not to be found say so
 * themselves (`noindex`), which a crawler can only see when it may read them.
 */
export function robotsTxt(origin: string, rule: AiCrawlers): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    ...aiCrawlers.map((name) => `User-agent: ${name}`),
    rule === 'allow' ? 'Disallow: /api/' : 'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
