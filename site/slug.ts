import { home, notFound } from './fixed-paths.ts';

/** The name of a page's content file without language and ending: `/contact-us/sent` -> `contact-us-sent`. */
export function slugOf(path: string): string {
  return path === home ? 'home' : path === notFound ? 'not-found' : path.slice(1).replaceAll('/', '-');
}
