/** What a plain GET asks for: all that is needed to choose one of our prepared answers. */
export interface PlainGet {
  readonly path: string;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

// A browser's head is under 2 KB; longer ones are read by node:http.
const longestHead = 4_096;

// The strictest reading of RFC 9112: one whole head and nothing after it, no query, no folded line, no odd character.
const plainHead = /^GET (\/[\w./-]*) HTTP\/1\.1\r\n((?:[\w-]+:[ \t]?[\x21-\x7e][\x20-\x7e]*\r\n)+)\r\n$/;

// Headers that say how the message is framed or the connection is used, and those that ask for more than a whole answer.
const notPlain = /^(?:content-length|transfer-encoding|connection|upgrade|expect|trailer|te|range|if-match|if-range)$/;

// A name or an address, perhaps with a port; what else may stand there is refused or repaired by who parses addresses.
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Reads the bytes of one plain GET; undefined when they are anything else, which then is for node:http to judge. */
export function readPlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > longestHead) return undefined;
  const head = plainHead.exec(chunk.toString('latin1'));
  const [, path = '', lines = ''] = head ?? [];
  if (!head) return undefined;
  let hosts = 0;
  let acceptEncoding: string | null = null;
  let ifNoneMatch: string | null = null;
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf('\r\n', start);
    const colon = lines.indexOf(':', start);
    const name = lines.slice(start, colon).toLowerCase();
    const value = lines.slice(colon + 1, end).trim();
    if (name === 'host') {
      if (!plainHost.test(value)) return undefined;
      hosts += 1;
    } else if (name === 'accept-encoding')
      acceptEncoding = acceptEncoding === null ? value : `${acceptEncoding}, ${value}`;
    else if (name === 'if-none-match') ifNoneMatch = ifNoneMatch === null ? value : `${ifNoneMatch}, ${value}`;
    else if (notPlain.test(name) && !(name === 'connection' && value === 'keep-alive')) return undefined;
    start = end + 2;
  }
  return hosts === 1 ? { path, acceptEncoding, ifNoneMatch } : undefined;
}
