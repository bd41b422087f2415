import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';

const ownTypes = {
  // What React Router itself declares for its loader data (a turbo-stream).
  data: 'text/x-script; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** The part of a path after its last dot, lower case; '' when the last segment has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

export function contentTypeOf(path: string): string {
  return getMimeType(path, ownTypes) ?? getMimeType(path) ?? 'application/octet-stream';
}

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType);
}
