import { aiCrawlers } from './ai-crawlers.ts';

/** Whether crawlers that feed language models may read the site. */
export type AiCrawlers = 'allow' | 'refuse';

/** Returns the rule; allowed when nothing is said. Throws for any other word. */
export function aiCrawlersRule(value: string | undefined): AiCrawlers {
  if (!value) return 'allow';
  if (value === 'allow' || value === 'refuse') return value;
  throw new Error(`AI_CRAWLERS is "${value}": set it to allow or refuse, or leave it out.`);
}

/** RFC 9309. Pages that are not to be found say `noindex` themselves, which a crawler sees only when it may read them. */
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
