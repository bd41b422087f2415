import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/**
 * Where the data of the next page cannot be had, its document is loaded: a redirect, the not-found page or the browser's own
 * shows. For want of a connection (a fetch without an answer fails with a TypeError, Fetch Standard) the page stays instead, and
 * its root element is marked: a notice then says so. Back and Forward have changed the address by then, so that it cannot stay.
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
  // The page stays as long as the next one waits: until another navigation takes its place.
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
};
