import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepStaticPage } from './hooks/static-page.ts';

if (import.meta.env.DEV) void import('./dev-fonts.ts');
// Three tasks, this one among them: each takes its time on a slow phone.
await nextTask();
keepStaticPage();
await nextTask();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

function nextTask(): Promise<void> {
  return new Promise((begin) => setTimeout(begin));
}
