import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { SiteSecurity } from './headers.ts';

/** The policy of one page: only this site, and only the inline code of this page. */
export function pagePolicy(hashes: InlineHashes, security: SiteSecurity): string {
  const ownOrigins = ["'self'", ...(security.contactOrigin ? [security.contactOrigin] : [])];
  return policy([
    // Browsers hold a page that is fetched ahead to it.
    ['default-src', "'self'"],
    ...['object-src', 'frame-src', 'worker-src', 'media-src'].map((directive) => [directive, "'none'"]),
    ['script-src', "'self'", ...hashes.scripts],
    ['style-src', "'self'", ...hashes.styles],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', ...ownOrigins],
    ['form-action', ...ownOrigins],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(security.https ? [['upgrade-insecure-requests']] : []),
  ]);
}

export function drawingPolicy(hashes: InlineHashes): string {
  const styles = hashes.styles.length > 0 ? [['style-src', ...hashes.styles]] : [];
  return policy([['default-src', "'none'"], ...styles, ['base-uri', "'none'"], ['frame-ancestors', "'none'"]]);
}

/** Sveltia CMS sets styles by script and shows a page, from the origin `frame`, within a `blob:` document. */
export function editorPolicy(frame: string): string {
  return policy([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['font-src', "'self'"],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['connect-src', "'self'", 'blob:', 'data:'],
    ['frame-src', 'blob:', frame],
    ['base-uri', "'self'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ]);
}

export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

function policy(directives: readonly (readonly string[])[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ');
}

type InlineHashes = ReturnType<typeof inlineHashes>;

const dataTypes = ['application/json', 'application/ld+json'];

/** Of a page only its head counts, which our own code alone writes (app/document.tsx): never what stands in it. */
export function inlineHashes(markup: string, format: 'html' | 'xml' = 'html') {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  let hashes: Set<string> | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, { src, type = '' }) {
        if (name === 'body') parser.pause();
        text = '';
        hashes = name === 'style' ? styles : undefined;
        // Data blocks never run, so CSP ignores them.
        if (name === 'script' && src === undefined && !dataTypes.includes(type.toLowerCase())) hashes = scripts;
      },
      ontext(chunk) {
        text += chunk;
      },
      onclosetag() {
        if (text !== '') hashes?.add(`'sha256-${hash('sha256', text, 'base64')}'`);
        hashes = undefined;
      },
    },
    { xmlMode: format === 'xml' },
  );
  parser.end(markup);
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
