import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** Folded on narrow screens; open and without a button on others, where the browser knows `::details-content`. */
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
