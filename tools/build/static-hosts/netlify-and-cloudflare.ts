import { headerRules } from './header-rules.ts';
import { type SiteRules, withOwnPolicy } from './site-rules.ts';

/** Cloudflare Pages reads no more rules, and no longer lines; Netlify has no such limit. */
const mostRules = 100;
const longestLine = 2_000;

/** The same rules, where pages whose rule Cloudflare Pages would not read any more hold their policy themselves. */
export function withPoliciesPastLimit(rules: SiteRules): SiteRules {
  const unread = new Set(
    headerRules(rules)
      .slice(mostRules)
      .map(({ path }) => path),
  );
  const files = rules.files.map((file) => (file.isPage && unread.has(file.address) ? withOwnPolicy(file) : file));
  return { ...rules, files };
}

/** The text of `_headers`, read alike by Netlify and Cloudflare Pages. */
export function headersFile(rules: SiteRules): string {
  const blocks = headerRules(rules).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Sentences about what Cloudflare Pages leaves out of a `_headers` file; none when it takes it whole. */
export function headersFileWarnings(text: string): string[] {
  const count = text.split('\n').filter((line) => line.startsWith('/')).length;
  const long = text.split('\n').filter((line) => line.length > longestLine).length;
  return [
    ...(count > mostRules
      ? [
          `_headers has ${count} rules; Cloudflare Pages reads the first ${mostRules}, so the pages of the others hold their policy themselves.`,
        ]
      : []),
    ...(long > 0 ? [`_headers has ${long} lines over ${longestLine} characters; Cloudflare Pages drops them.`] : []),
  ];
}

/**
 * The text of `_redirects`. The last lines give Netlify the not-found page of a language; Cloudflare Pages finds the
 * nearest `404.html` by itself and passes over them.
 */
export function redirectsFile(rules: SiteRules): string {
  const moved = rules.redirects.map(({ from, to }) => `${from} ${to} 301`);
  const notFound = rules.notFound
    .map(({ file }) => file.slice(0, -'/404.html'.length))
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...moved, ...notFound].join('\n')}\n`;
}
