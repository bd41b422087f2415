import type {
  InputHTMLAttributes,
  KeyboardEvent,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

/** `aid` follows the error, for example with another way to write to us. */
type Common = { label: string; note: string; hint?: ReactNode; error?: string; aid?: ReactNode };
type InputProps = Common & InputHTMLAttributes<HTMLInputElement> & { id: string; ref?: Ref<HTMLInputElement> };
type AreaProps = Common & TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string };
type SelectProps = Common & SelectHTMLAttributes<HTMLSelectElement> & { id: string };

/** `note` says that it is required or optional; screen readers learn from the field itself that it is required. */
export function TextField({ label, note, hint, error, aid, ...input }: InputProps) {
  return (
    <Frame id={input.id} required={input.required} label={label} note={note} hint={hint} error={error} aid={aid}>
      <input className="field" {...described(input.id, hint, error, aid)} {...input} />
    </Frame>
  );
}

export function TextArea({ label, note, hint, error, ...area }: AreaProps) {
  return (
    <Frame id={area.id} required={area.required} label={label} note={note} hint={hint} error={error}>
      <textarea className="field" onKeyUp={showWhole} {...described(area.id, hint, error)} {...area} />
    </Frame>
  );
}

export function SelectField({ label, note, hint, error, ...select }: SelectProps) {
  return (
    <Frame id={select.id} required={select.required} label={label} note={note} hint={hint} error={error}>
      <select className="field" {...described(select.id, hint, error)} {...select} />
    </Frame>
  );
}

/** Browsers scroll only the caret's line into view, but after Tab the whole field must be visible (WCAG 2.4.11). */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

type FrameProps = Common & { id: string; required?: boolean; children: ReactNode };

function Frame({ id, required, label, note, hint, error, aid, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}{' '}
        <span className="text-fine text-soft" aria-hidden={required}>
          {note}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {aid && (
        <p id={`${id}-aid`} className="text-small">
          {aid}
        </p>
      )}
    </div>
  );
}

function described(id: string, hint?: ReactNode, error?: string, aid?: ReactNode) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, aid && `${id}-aid`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
