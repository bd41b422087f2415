import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fixedPaths, splitLocale } from '#site/bundled.ts';

// Of a page that has closed the server sends another in its place (410): the router knows that one by its own address alone.
const { dataset } = document.documentElement;
const { address = location.pathname } = dataset;
if (address !== location.pathname && splitLocale(address).path !== fixedPaths.notFound)
  history.replaceState(history.state, '', address);
// From now on the address of the page that is shown.
dataset.address = location.pathname;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: reportRecovery },
  );
});

/**
 * Translators and extensions change the page before it hydrates. React then renders it anew, with a splash that begins again
 * and without the attributes that `early.js` had set; nothing has failed.
 */
function reportRecovery(error: unknown): void {
  dataset.splash = 'done';
  // biome-ignore lint/suspicious/noConsole: a mismatch of our own must be seen
  console.warn(error);
}
