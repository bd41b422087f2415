import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';
import { errorAt } from './finding.ts';

/** The text of a content file, which findings call `name`. Throws ContentError for a file in another encoding. */
export function readText(path: string, name: string): string {
  const bytes = readFileSync(path);
  // UTF-16 without its mark is UTF-8 with zeros.
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString();
  throw new ContentError([errorAt(name, 'the file', 'other-encoding', { line: lineOfFault(bytes) })]);
}

function lineOfFault(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const to = bytes.indexOf(10, from);
    const lineBytes = bytes.subarray(from, to < 0 ? bytes.length : to);
    if (!isUtf8(lineBytes) || lineBytes.includes(0)) return line;
    from += lineBytes.length + 1;
  }
  return line;
}
