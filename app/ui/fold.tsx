import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** Folded on narrow screens. On wider ones it is open without a button, if the browser supports `::details-content`. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="touch-target">
        {label}
        <ChevronDown size={18} />
      </summary>
      {children}
    </details>
  );
}
