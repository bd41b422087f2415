import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** Folded on narrow screens. Wider ones show it open and without its button, where the browser lets them. */
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
