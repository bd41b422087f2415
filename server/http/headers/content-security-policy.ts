import type { InlineHashes } from './inline-hashes.ts';
import type { SiteSecurity } from './security.ts';

/** The policy of one page: nothing but this site, and of inline code only what this very page holds. */
export function pagePolicy(hashes: InlineHashes, security: SiteSecurity): string {
  const own = ["'self'", ...(security.contactOrigin ? [security.contactOrigin] : [])];
  return policy([
    // Firefox holds `<link rel="prefetch">` to it (React Router's prefetch of the next page).
    ['default-src', "'self'"],
    ...['object-src', 'frame-src', 'worker-src', 'media-src'].map((directive) => [directive, "'none'"]),
    ['script-src', "'self'", ...hashes.scripts],
    ['style-src', "'self'", ...hashes.styles],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', ...own],
    ['manifest-src', "'self'"],
    ['form-action', ...own],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(security.https ? [['upgrade-insecure-requests']] : []),
  ]);
}

/** The policy of a drawing: its own style sheet and nothing else, also when it is opened as a page of its own. */
export function drawingPolicy(hashes: InlineHashes): string {
  const styles = hashes.styles.length > 0 ? [['style-src', ...hashes.styles]] : [];
  return policy([['default-src', "'none'"], ...styles, ['base-uri', "'none'"], ['frame-ancestors', "'none'"]]);
}

/**
 * The policy of the editing screen. Sveltia CMS sets styles by script and shows a page in a frame within a `blob:` document;
 * `hosts` are the origins that it talks to, `frames` those of the pages.
 */
export function editorPolicy(hosts: readonly string[], frames: readonly string[] = []): string {
  return policy([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['font-src', "'self'"],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['connect-src', "'self'", 'blob:', 'data:', ...hosts],
    ['frame-src', 'blob:', ...frames],
    ['base-uri', "'self'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ]);
}

/** The policy of everything that is neither page nor drawing. */
export const filePolicy = policy([
  ['default-src', "'none'"],
  ['frame-ancestors', "'none'"],
]);

function policy(directives: readonly (readonly string[])[]): string {
  return directives.map((words) => words.join(' ')).join('; ');
}
