// Runs before the page is parsed. A key or a click ends the splash. A script that fails before the page reacts marks the page
// as failed: all content then shows as without scripts, with an offer to load the page again.
const root = document.documentElement.dataset;
const endSplash = () => {
  root.splash = 'done';
};
const markFailed = ({ target, filename }) => {
  // A picture that is missing, or a script of the page itself that is denied storage, leaves all else as it is.
  if (target instanceof HTMLImageElement || filename === location.href) return;
  if (!('ready' in root)) root.failed = '';
};
addEventListener('keydown', endSplash, { once: true });
addEventListener('pointerdown', endSplash, { once: true });
addEventListener('error', markFailed, true);
addEventListener('unhandledrejection', markFailed);
