import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

/** A person's certificates, each a `dd`, folded on narrow screens. */
export function Certificates({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fold label={label}>
      <dl className="fact-list text-small">
        <div>
          <dt>{label}</dt>
          {children}
        </div>
      </dl>
    </Fold>
  );
}
