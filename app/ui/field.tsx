import type { ReactNode } from 'react';

type FieldProps = {
  id: string;
  label: string;
  /** Says that it is required or optional; screen readers learn from the field itself that it is required. */
  note: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Follows the error, for example with another way to write to us. */
  aid?: ReactNode;
  children: ReactNode;
};

/** What stands around an input: its label above, its error below. */
export function Field({ id, label, note, required, hint, error, aid, children }: FieldProps) {
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

/** For the input inside. */
export function ariaOf({ id, hint, error, aid }: Omit<FieldProps, 'children'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, aid && `${id}-aid`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
