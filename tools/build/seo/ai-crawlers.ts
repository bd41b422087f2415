interface Operator {
  readonly operator: string;
  /** Where the operator itself says what each name does; undefined where it publishes no such page. */
  readonly documentation: string | undefined;
  /** As robots.txt names them. */
  readonly names: readonly string[];
}

/**
 * The companies whose programs read pages for language models, with every name that a site can address in robots.txt. Those that fetch a page because
 * a person asked for it (`ChatGPT-User`, `Perplexity-User`, `meta-externalfetcher`) may pass over robots.txt, as their operators say.
 * Checked on 21 November 2026. Google and Apple fetch nothing under these names: they only decide what is done with what their search has read.
 */
export const aiOperators: readonly Operator[] = [
  {
    operator: 'OpenAI',
    documentation: 'https://developers.openai.com/api/docs/bots',
    names: ['GPTBot', 'OAI-SearchBot', 'ChatGPT-User'],
  },
  {
    operator: 'Anthropic',
    documentation: 'https://support.claude.com/en/articles/8896518',
    names: ['ClaudeBot', 'Claude-SearchBot', 'Claude-User'],
  },
  {
    operator: 'Google',
    documentation:
      'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended',
    names: ['Google-Extended'],
  },
  {
    operator: 'Apple',
    documentation: 'https://support.apple.com/en-us/119829',
    names: ['Applebot-Extended'],
  },
  {
    operator: 'Meta',
    documentation: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
    names: ['meta-externalagent', 'meta-webindexer', 'meta-externalfetcher'],
  },
  {
    operator: 'Amazon',
    documentation: 'https://developer.amazon.com/amazonbot',
    names: ['Amazonbot', 'Amzn-SearchBot', 'Amzn-User'],
  },
  {
    operator: 'Perplexity',
    documentation: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    names: ['PerplexityBot', 'Perplexity-User'],
  },
  {
    operator: 'Mistral AI',
    documentation: 'https://docs.mistral.ai/en/robots',
    names: ['MistralAI-User', 'MistralAI-Index', 'MistralAI-Training'],
  },
  {
    operator: 'DuckDuckGo',
    documentation: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    names: ['DuckAssistBot'],
  },
  { operator: 'Common Crawl', documentation: 'https://commoncrawl.org/ccbot', names: ['CCBot'] },
  { operator: 'ByteDance', documentation: undefined, names: ['Bytespider'] },
];

/** All names, in the order of the operators. */
export const aiCrawlers: readonly string[] = aiOperators.flatMap(({ names }) => names);
