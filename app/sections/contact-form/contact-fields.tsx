import type { InputHTMLAttributes, ReactNode } from 'react';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
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
      name,
      label: labels[name],
      note: required ? words.required : words.optional,
      hint: name === 'message' ? messageHint : hints[name],
      error: errors[name],
      required,
      autoComplete,
    };
    if (kind === 'textarea') return <TextArea key={name} {...field} maxLength={maxLength} rows={messageRows} />;
    if (kind === 'select')
      return (
        <SelectField key={name} {...field}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[`${name}-${choice}`]}
            </option>
          ))}
        </SelectField>
      );
    const own = inputs[kind];
    const aid = kind === 'email' && emailAid;
    return (
      <TextField key={name} {...field} {...own} maxLength={maxLength} title={own.pattern && hints[name]} aid={aid} />
    );
  });
}
