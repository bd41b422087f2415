// In the head of every page: document.tsx says what for.
const root = document.documentElement;
const endSplash = () => {
  root.dataset.splash = 'done';
};
const [{ type } = {}] = performance.getEntriesByType('navigation');
if (document.referrer.startsWith(`${location.origin}/`) || type === 'back_forward') endSplash();
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
