import { createHash } from 'node:crypto';

export interface InlineHashes {
  /** CSP source expressions, sorted, without repeats. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** On a script element: the integrity of an inline script that the page will add to itself. */
export const followerAttribute = 'data-follower';

const follower = new RegExp(`\\s${followerAttribute}="(sha256-[\\w+/]+=*)"`);

// Reads the markup from left to right, so that a tag spelt inside a script or a comment is not taken for one.
const blocks = /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks never run, nor do empty elements, and CSP does not ask about them.
const dataBlock = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/** Takes HTML or SVG as it is sent and gives the CSP hashes of its inline scripts and styles. */
export function inlineHashes(markup: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', text = ''] of markup.matchAll(blocks)) {
    if (tag?.toLowerCase() === 'style') styles.add(cspHash(text));
    else if (text && !/\ssrc\s*=/i.test(attributes) && !dataBlock.test(attributes)) scripts.add(cspHash(text));
    const [, following] = attributes.match(follower) ?? [];
    if (following) scripts.add(`'${following}'`);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
