import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

export interface InlineHashes {
  /** CSP source expressions, sorted, without repeats. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const dataTypes = ['application/json', 'application/ld+json'];

/** The CSP hashes of the inline scripts and styles of a page or, as XML, of a drawing, exactly as it is sent. */
export function inlineHashes(markup: string, format: 'html' | 'xml' = 'html'): InlineHashes {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let open: 'script' | 'style' | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = '';
        open = name === 'style' ? 'style' : undefined;
        // Data blocks never run, and CSP does not ask about them.
        if (
          name === 'script' &&
          attributes.src === undefined &&
          !dataTypes.includes(attributes.type?.toLowerCase() ?? '')
        )
          open = 'script';
      },
      ontext(part) {
        text += part;
      },
      onclosetag() {
        if (open && text !== '') hashes[open].add(cspHash(text));
        open = undefined;
      },
    },
    { xmlMode: format === 'xml' },
  );
  parser.end(markup);
  return { scripts: [...hashes.script].sort(), styles: [...hashes.style].sort() };
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
