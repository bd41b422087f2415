import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/**
 * When the data of the next page cannot be fetched, its document is loaded: a redirect, the not-found page or the
 * browser's error page. Without a connection (fetch rejects with a TypeError, Fetch Standard) the page stays and
 * `data-offline` shows a notice. It cannot stay after Back and Forward, which have already changed the address.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { dataset } = document.documentElement;
  delete dataset.offline;
  const failed = Object.values(await next()).filter(({ type }) => type === 'error');
  if (failed.length === 0 || request.signal.aborted) return;
  if (location.pathname !== dataset.address) location.reload();
  else if (failed.some(({ result }) => result instanceof TypeError)) {
    dataset.offline = '';
    document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    addEventListener('online', () => delete dataset.offline, { once: true });
  } else location.assign(request.url);
  // Stays pending until another navigation aborts this one; otherwise the router would render an error.
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
};
