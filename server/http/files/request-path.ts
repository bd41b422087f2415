/** The path stays percent-encoded, the query keeps its question mark. Far faster than parsing the address again. */
export function requestTarget(url: string): { path: string; query: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const fragment = url.indexOf('#', start);
  const end = fragment < 0 ? url.length : fragment;
  const question = url.indexOf('?', start);
  if (question < 0 || question > end) return { path: url.slice(start, end), query: '' };
  return { path: url.slice(start, question), query: url.slice(question, end) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** The decoded path; undefined if its encoding is malformed or hides control characters. */
export function plainPath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    return controlCharacters.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** The one spelling of a path: lower case, no doubled or last slash, no `.html`, no `/index`. */
export function canonicalPath(plain: string): string {
  const path = plain
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return path.replace(/\/index(\.html?)?$/, '').replace(/\.html?$/, '') || '/';
}

export function locationOf(target: string, query: string): string {
  const [address = '', fragment] = encodeURI(target).split('#');
  const joined = address.includes('?') ? query.replace('?', '&') : query;
  return fragment === undefined ? address + joined : `${address}${joined}#${fragment}`;
}
