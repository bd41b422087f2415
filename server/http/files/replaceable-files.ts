import type { FileServer } from './file-server.ts';

/** A file server whose site can be replaced as a whole, between two requests. */
export function replaceableFiles(first: FileServer): FileServer & { replaceBy(next: FileServer): void } {
  let present = first;
  return {
    isPage: (path) => present.isPage(path),
    respond: (request) => present.respond(request),
    replaceBy: (next) => {
      present = next;
    },
  };
}
