import { parseDocument } from 'htmlparser2';
import { elements } from '#tools/html-elements.ts';

/** Directives that count in a header only; browsers complain of them inside a page (CSP Level 3, 3.3). */
const headerOnly = /^(frame-ancestors|sandbox|report-uri)\b/;

/**
 * Puts a page's Content-Security-Policy into a meta element before all that it governs. For not-found pages: some hosts
 * choose headers by the URL asked for, and these answer every URL. Throws when the page has no place for it.
 */
export function withPolicyInside(html: string, policy: string): string {
  const [first] = elements(parseDocument(html, { withStartIndices: true }), 'style, script, link, body');
  const place = first?.startIndex;
  if (place == null)
    throw new Error('The not-found page has no style, script, link or body before which a policy could stand.');
  const inside = policy.split('; ').filter((directive) => !headerOnly.test(directive));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inside.join('; ')}">`;
  return html.slice(0, place) + meta + html.slice(place);
}
