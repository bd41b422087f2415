import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // Translators and extensions change the page before it hydrates: React renders it anew, and nothing has failed.
    // biome-ignore lint/suspicious/noConsole: a mismatch of our own must be seen
    { onRecoverableError: (error) => console.warn(error) },
  );
});
