/** Directives that count in a header only; browsers complain of them inside a page (CSP Level 3, 3.3). */
const headerOnly = /^(frame-ancestors|sandbox|report-uri)\b/;

/**
 * Takes a page and its Content-Security-Policy, gives the page with the policy in a meta element before all that it
 * governs. For not-found pages: some hosts choose headers by the address asked for, and these answer every address.
 * Throws when the page has no place for it.
 */
export function withPolicyInside(html: string, policy: string): string {
  const place = html.search(/<(style|script|link|body)\b/i);
  if (place < 0)
    throw new Error('The not-found page has no style, script, link or body before which a policy could stand.');
  const inside = policy.split('; ').filter((directive) => !headerOnly.test(directive));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inside.join('; ')}">`;
  return html.slice(0, place) + meta + html.slice(place);
}
