import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fixedPaths, splitLocale } from '#site/bundled.ts';

// For a closed page the server sends another one (410), which the router can find only by its own address.
const { dataset } = document.documentElement;
const { address = location.pathname } = dataset;
if (address !== location.pathname && splitLocale(address).path !== fixedPaths.notFound)
  history.replaceState(history.state, '', address);
// From now on the address of the page that is shown.
dataset.address = location.pathname;

/** The fields as the server made them, and what had the focus last. */
const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)');
let focused = document.activeElement;
document.addEventListener('focusin', ({ target }) => {
  focused = target as Element;
});

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
 * Translators and extensions may change the page before it hydrates. React then renders it anew, with a splash that
 * begins again, without the attributes that `early.js` had set and with empty fields; nothing has failed.
 */
function reportRecovery(error: unknown): void {
  dataset.splash = 'done';
  for (const field of fields) {
    const made = !field.isConnected && field.id && document.getElementById(field.id);
    if (!made) continue;
    Object.assign(made, { value: field.value });
    if (field === focused) made.focus();
  }
  // biome-ignore lint/suspicious/noConsole: a mismatch of our own must be seen
  console.warn(error);
}
