// Runs before the page is parsed. A key or a click ends the splash. A script that fails before the page reacts marks the page
// as failed: all content then shows as without scripts, with an offer to load the page again.
const root = document.documentElement.dataset;
const endSplash = () => {
  root.splash = 'done';
};
const markFailed = ({ target }) => {
  if (!('ready' in root) && !(target instanceof HTMLImageElement)) root.failed = '';
};
addEventListener('keydown', endSplash, { once: true });
addEventListener('pointerdown', endSplash, { once: true });
addEventListener('error', markFailed, true);
addEventListener('unhandledrejection', markFailed);
