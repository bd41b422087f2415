import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/**
 * Keeps the page where the data of the next one cannot be had for want of a connection, and marks the root element: a notice
 * then says so. A fetch without an answer fails with a TypeError (Fetch Standard).
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { dataset } = document.documentElement;
  delete dataset.offline;
  const results = Object.values(await next());
  if (!results.some(({ result }) => result instanceof TypeError)) return;
  dataset.offline = '';
  document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  addEventListener('online', () => delete dataset.offline, { once: true });
  // The page stays as long as the next one waits: until another navigation takes its place.
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
};
