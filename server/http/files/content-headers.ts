import { editorHeaders, fileHeaders, type HeaderMap, pageHeaders } from '../headers/headers.ts';
import type { SiteSecurity } from '../headers/security.ts';
import { cacheControlOf } from './cache-control.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import type { SiteFile } from './read-site-files.ts';

/** Every header of a built file that does not depend on its encoding; the Node server and static hosts send the same. */
export function contentHeaders(file: SiteFile, security: SiteSecurity): HeaderMap {
  const contentType = contentTypeOf(file.path);
  return {
    'Content-Type': contentType,
    'Cache-Control': cacheControlOf(file.path),
    ...(isCompressible(contentType) ? { Vary: 'Accept-Encoding' } : {}),
    ...ownHeaders(file, security),
  };
}

function ownHeaders({ path, bytes }: SiteFile, security: SiteSecurity): HeaderMap {
  if (path === '/admin/index.html') return editorHeaders(security);
  if (path.endsWith('.html')) return pageHeaders(bytes.toString(), security);
  return fileHeaders(path, bytes.toString(), security);
}
