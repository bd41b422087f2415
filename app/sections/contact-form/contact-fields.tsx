import type { InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { ariaOf, Field } from '#app/ui/field.tsx';
import { contactFields, contactForm, type FieldErrors } from '#shared/contact.ts';
import type { FormWords } from './contact-words.ts';
import { emailPattern, phonePattern } from './form-rules.ts';

const messageRows = 6;

const inputs: Record<'text' | 'email' | 'phone' | 'url', InputHTMLAttributes<HTMLInputElement>> = {
  text: {},
  email: { type: 'email', pattern: emailPattern, inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', pattern: phonePattern },
  url: { type: 'url', inputMode: 'url', spellCheck: false },
};

type ContactFieldsProps = {
  words: FormWords;
  errors: FieldErrors;
  emailAid?: ReactNode;
  /** Whether calls can be booked below, with scripts. */
  calls?: boolean | undefined;
};

/** Without script the browser checks `required` and `pattern`, and explains by `title`. */
export function ContactFields({ words, errors, emailAid, calls }: ContactFieldsProps) {
  const { labels, hints, call } = words;
  const messageHint = (
    <>
      {hints.message} {calls ? <span className="without-script">{call.hint}</span> : call.hint}
    </>
  );

  return contactFields.map((name) => {
    const { kind, maxLength, required, autoComplete, choices = [] } = contactForm[name];
    const field = {
      id: name,
      label: labels[name],
      note: required ? words.required : words.optional,
      required,
      hint: name === 'message' ? messageHint : hints[name],
      error: errors[name],
      aid: kind === 'email' && emailAid,
    };
    const input = { className: 'field', ...ariaOf(field), id: name, name, required, autoComplete };
    return (
      <Field key={name} {...field}>
        {kind === 'textarea' ? (
          <textarea {...input} maxLength={maxLength} rows={messageRows} onKeyUp={showWhole} />
        ) : kind === 'select' ? (
          <select {...input}>
            <option value="" />
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {labels[`${name}-${choice}`]}
              </option>
            ))}
          </select>
        ) : (
          <input {...input} {...inputs[kind]} maxLength={maxLength} title={inputs[kind].pattern && hints[name]} />
        )}
      </Field>
    );
  });
}

/** Browsers scroll only the caret's line into view, but after Tab the whole field must be visible (WCAG 2.4.11). */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
