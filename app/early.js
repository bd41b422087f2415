// Runs before the page is parsed. A key or a click ends the splash. A script that fails before the page reacts marks
// the page as failed: all content then shows as without scripts, with an offer to load the page again.
const root = document.documentElement.dataset;
const endSplash = () => {
  root.splash = 'done';
};
const markFailed = ({ target, filename, reason }) => {
  const isFile = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.as !== 'font');
  // Other errors leave the page as it is: a font or picture that is missing, or storage that the browser forbids.
  if (!('ready' in root) && (isFile || filename?.includes('/assets/') || reason)) root.failed = '';
};
addEventListener('keydown', endSplash, { once: true });
addEventListener('pointerdown', endSplash, { once: true });
addEventListener('error', markFailed, true);
addEventListener('unhandledrejection', (event) => {
  // A cross-fade that the next page cuts short is no failure, but React Router leaves its promise unhandled.
  if (event.reason?.name === 'AbortError') event.preventDefault();
  else markFailed(event);
});
// React Router's inline script throws if the browser forbids storage, so such a page gets storage of its own until it
// is left. Properties of window's interface may be redefined (Web IDL, global interfaces).
try {
  sessionStorage.length;
} catch {
  const kept = new Map();
  Object.defineProperty(window, 'sessionStorage', {
    value: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
    },
  });
}
