/**
 * Fetches the page of a link at the pointer ahead, in browsers that lack speculation rules, which the others get by a
 * header (server/http/headers/headers.ts).
 */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (HTMLScriptElement.supports?.('speculationrules') || connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  document.addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
  });
}
