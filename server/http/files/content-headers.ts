import { fileHeaders, type HeaderMap, pageHeaders } from '../headers/headers.ts';
import type { SiteSecurity } from '../headers/security.ts';
import { cacheControlOf } from './cache-control.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import type { SiteFile } from './read-site-files.ts';

/** Every header of a built file that does not depend on its encoding; the Node server and static hosts send the same. */
export function contentHeaders(file: SiteFile, security: SiteSecurity): HeaderMap {
  const contentType = contentTypeOf(file.path);
  const own = file.path.endsWith('.html')
    ? pageHeaders(file.bytes.toString(), security)
    : fileHeaders(file.path, file.bytes.toString(), security);
  return {
    'Content-Type': contentType,
    'Cache-Control': cacheControlOf(file.path),
    ...(isCompressible(contentType) ? { Vary: 'Accept-Encoding' } : {}),
    ...own,
  };
}
