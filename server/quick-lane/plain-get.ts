/** What a plain GET asks for: all that is needed to choose one of our prepared answers. */
export interface PlainGet {
  readonly path: string;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** A browser's head is under 2 KB; longer ones, in bytes, are for node:http. */
export const longestHead = 4_096;

// The strictest reading of RFC 9112: one whole head and nothing after it, no query, no folded line, no odd character.
const plainHead = /^GET (\/[\w./-]*) HTTP\/1\.1\r\n(?:[\w-]+:[ \t]?[\x21-\x7e][\x20-\x7e]*\r\n)+\r\n$/;

// The headers that are read. All but the first three say how the message is framed or the connection is used, or ask for more
// than a whole answer.
const tellingHeader =
  /\r\n(host|accept-encoding|if-none-match|content-length|transfer-encoding|connection|upgrade|expect|trailer|te|range|if-match|if-range):([^\r]*)/gi;

// A name or an address, perhaps with a port; what else may stand there is refused or repaired by who parses addresses.
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Reads one plain GET, a character for each byte; undefined when it is anything else, which then is for node:http to judge. */
export function readPlainGet(text: string): PlainGet | undefined {
  if (text.length > longestHead) return undefined;
  const path = plainHead.exec(text)?.[1];
  if (path === undefined) return undefined;
  let hosts = 0;
  let acceptEncoding: string | null = null;
  let ifNoneMatch: string | null = null;
  tellingHeader.lastIndex = 0;
  for (let header = tellingHeader.exec(text); header; header = tellingHeader.exec(text)) {
    const name = header[1]?.toLowerCase();
    const value = header[2]?.trim() ?? '';
    if (name === 'host') {
      if (!plainHost.test(value)) return undefined;
      hosts += 1;
    } else if (name === 'accept-encoding')
      acceptEncoding = acceptEncoding === null ? value : `${acceptEncoding}, ${value}`;
    else if (name === 'if-none-match') ifNoneMatch = ifNoneMatch === null ? value : `${ifNoneMatch}, ${value}`;
    else if (name !== 'connection' || value !== 'keep-alive') return undefined;
  }
  return hosts === 1 ? { path, acceptEncoding, ifNoneMatch } : undefined;
}
