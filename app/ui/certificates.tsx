import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

/** The children are `dd` elements. */
export function Certificates({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fold label={label}>
      <dl className="definition-list text-small">
        <div>
          <dt>{label}</dt>
          {children}
        </div>
      </dl>
    </Fold>
  );
}
