/**
 * The programs that read pages for language models, by every name that robots.txt can address, below the page on which
 * their operator says what each name does. Those that fetch a page because a person asked for it (`ChatGPT-User`,
 * `Perplexity-User`, `meta-externalfetcher`) may pass over robots.txt, as their operators say. Checked on 21 November
 * 2026. Google and Apple fetch nothing under these names: they only decide what is done with what their search has
 * read.
 */
const aiCrawlersByDocumentation = {
  'https://developers.openai.com/api/docs/bots': 'GPTBot OAI-SearchBot ChatGPT-User',
  'https://support.claude.com/en/articles/8896518': 'ClaudeBot Claude-SearchBot Claude-User',
  'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended':
    'Google-Extended',
  'https://support.apple.com/en-us/119829': 'Applebot-Extended',
  'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/':
    'meta-externalagent meta-webindexer meta-externalfetcher',
  'https://developer.amazon.com/amazonbot': 'Amazonbot Amzn-SearchBot Amzn-User',
  'https://docs.perplexity.ai/docs/resources/perplexity-crawlers': 'PerplexityBot Perplexity-User',
  'https://docs.mistral.ai/en/robots': 'MistralAI-User MistralAI-Index MistralAI-Training',
  'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot': 'DuckAssistBot',
  'https://commoncrawl.org/ccbot': 'CCBot',
  'ByteDance publishes no such page': 'Bytespider',
};

const aiCrawlers = Object.values(aiCrawlersByDocumentation).flatMap((names) => names.split(' '));

/** RFC 9309. Pages that must not be found say `noindex`, which a crawler sees only if it may read them. */
export function robotsTxt(origin: string, aiCrawlersRule?: string): string {
  if (aiCrawlersRule && !['allow', 'refuse'].includes(aiCrawlersRule))
    throw new Error(`AI_CRAWLERS is "${aiCrawlersRule}": set it to allow or refuse, or leave it out.`);
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    ...aiCrawlers.map((name) => `User-agent: ${name}`),
    aiCrawlersRule === 'refuse' ? 'Disallow: /' : 'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
