import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { timings } from '../behavior/timings.ts';

export type Toast = { id: number; kind: 'success' | 'error'; title: string; text: string; detail?: string };

type ToastsProps = { toast: Toast | undefined; close: () => void; closeLabel: string };

/**
 * The outcome of a sending, over the page for 5000 ms (spec section 4). Both live regions exist from the start, so that a
 * screen reader hears what comes into them (WCAG 4.1.3); the countdown waits while a pointer or the focus is on it (2.2.1).
 */
export function Toasts({ toast, close, closeLabel }: ToastsProps) {
  const success = toast?.kind === 'success' ? toast : undefined;
  const error = toast?.kind === 'error' ? toast : undefined;
  return (
    <div className="toasts">
      <div role="status">
        {success && <ToastCard key={success.id} toast={success} close={close} closeLabel={closeLabel} />}
      </div>
      <div role="alert">
        {error && <ToastCard key={error.id} toast={error} close={close} closeLabel={closeLabel} />}
      </div>
    </div>
  );
}

function ToastCard({ toast, close, closeLabel }: { toast: Toast; close: () => void; closeLabel: string }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the countdown belongs to the card, not to the function that ends it
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, timings.toast);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <div
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div>
        <p className="font-semibold">{toast.title}</p>
        <p className="text-small">{toast.text}</p>
        {toast.detail && (
          <p lang="en" className="text-fine text-soft">
            {toast.detail}
          </p>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={closeLabel} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
