import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWholePage } from './first-view.tsx';
import { fetchAhead } from './page-data.ts';
import { filesOfPage } from './page-files.ts';
import { watchLinks } from './watch-links.ts';

/**
 * Fetches the code and the data of pages before they are asked for, so that a click shows the next page at once: of a
 * link that is pointed at, focused or touched, and, when nothing else is to be done, of the links in view.
 */
export function LinkPrefetch() {
  const { pathname } = useLocation();
  const whole = useWholePage();
  const [pages, setPages] = useState<readonly string[]>([]);
  const add = useCallback((page: string) => {
    fetchAhead(page);
    setPages((known) => (known.includes(page) ? known : [...known, page]));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has become whole shows more links
  useEffect(() => watchLinks(pathname, add), [pathname, whole, add]);
  // Pages of one kind have their code in common.
  const modules = new Set(pages.flatMap((page) => filesOfPage(page)?.modules ?? []));
  return [...modules].map((module) => <link key={module} rel="modulepreload" href={module} />);
}
