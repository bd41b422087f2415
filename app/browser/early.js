// In the head of every page: document.tsx says what for.
const root = document.documentElement;
const endSplash = () => {
  root.dataset.splash = 'done';
};
// The splash belongs to the first page of a visit: not to one loaded again, nor to one whose tab showed the site before.
const [{ type } = {}] = performance.getEntriesByType('navigation');
const isFirst = type === 'navigate' && !window.navigation?.canGoBack;
if (document.referrer.startsWith(`${location.origin}/`) || !isFirst) endSplash();
addEventListener('keydown', endSplash, { once: true });
addEventListener('pointerdown', endSplash, { once: true });
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) root.dataset.failed = '';
  },
  true,
);
for (const type of ['pageswap', 'pagereveal'])
  addEventListener(type, ({ viewTransition }) => {
    for (const stage of ['ready', 'finished']) viewTransition?.[stage].catch(() => {});
  });
