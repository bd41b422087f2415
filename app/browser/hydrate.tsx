import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Resolves once React runs the island. `parts` are HTML that it leaves as it is (app/island-frame.tsx). */
export function hydrate(island: HTMLElement, Component: ComponentType<{ parts: string[] }>): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}');
  const parts = [...island.querySelectorAll('[data-part]')].map(({ innerHTML }) => innerHTML);
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    hydrateRoot(
      island,
      <ReportMount started={resolve}>
        <Component {...props} parts={parts} />
      </ReportMount>,
      { identifierPrefix: island.id },
    );
  });
  return promise;
}

function ReportMount({ started, children }: { started: () => void; children: ReactNode }) {
  useEffect(started, [started]);
  return children;
}
