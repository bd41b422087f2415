import type { ReactNode } from 'react';
import { chevronDown, Icon } from './icon.tsx';

/** Folded on narrow screens. On wider ones it is open without a button, if the browser supports `::details-content`. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="touch-target">
        {label}
        <Icon icon={chevronDown} size={18} />
      </summary>
      {children}
    </details>
  );
}
