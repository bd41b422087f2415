import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { timings } from '#app/browser/timings.ts';
import { cross, Icon } from '#app/ui/icon.tsx';

export type Toast = {
  id: number;
  status: 'success' | 'error';
  title: string;
  text: string;
  /** For screen readers, after the text; everybody else reads it in the form. */
  note?: string | undefined;
};

type ToastCardProps = {
  toast: Toast;
  expire: () => void;
  /** Called when it is closed by its button: the focus must be moved. */
  dismiss: (click: MouseEvent) => void;
  closeLabel: string;
};

/** `progress` is for screen readers; everybody else reads it on the button. */
type ToastsProps = Omit<ToastCardProps, 'toast'> & { toast: Toast | undefined; progress: string | undefined };

/**
 * At the end of the body, so that nothing covers it. Both live regions exist before a message can be sent, so that
 * screen readers announce what comes into them (WCAG 4.1.3). The countdown pauses while pointer or focus is on the
 * toast (2.2.1).
 */
export function Toasts({ toast, progress, ...cardProps }: ToastsProps) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  if (!body) return null;
  const card = toast && <ToastCard key={toast.id} toast={toast} {...cardProps} />;
  return createPortal(
    <div className="contact-form-toasts at-bottom">
      <div role="status">
        {progress && <p className="visually-hidden">{progress}</p>}
        {toast?.status === 'success' && card}
      </div>
      <div role="alert">{toast?.status === 'error' && card}</div>
    </div>,
    body,
  );
}

function ToastCard({ toast, expire, dismiss, closeLabel }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one countdown for each card
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(expire, timings.toast);
    return () => clearTimeout(timer);
  }, [paused]);

  return (
    <div
      className={`toast status-box toast-${toast.status}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div>
        <p className="text-strong">{toast.title}</p>
        <p className="text-small">{toast.text}</p>
        {toast.note && <p className="visually-hidden">{toast.note}</p>}
      </div>
      <button type="button" className="icon-button" aria-label={closeLabel} onClick={dismiss}>
        <Icon icon={cross} size={18} />
      </button>
    </div>
  );
}
