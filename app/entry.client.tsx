import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

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
  document.documentElement.dataset.splash = 'done';
  // biome-ignore lint/suspicious/noConsole: a mismatch of our own must be seen
  console.warn(error);
}
