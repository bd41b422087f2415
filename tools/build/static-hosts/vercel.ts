import { headerRules } from './header-rules.ts';
import type { SiteRules } from './site-rules.ts';

/** The text of `vercel.json`: addresses without ending or last slash, headers, redirects. */
export function vercelFile(rules: SiteRules): string {
  const headers = headerRules(rules).map((rule) => ({
    source: patternOf(rule.path),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  const redirects = rules.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, redirects }, null, 2)}\n`;
}

// Vercel reads sources as path-to-regexp patterns, in which a dot stands for itself.
function patternOf(path: string): string {
  return path.replace('*', '(.*)');
}
