import type { ReactNode } from 'react';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { type ContactMessage, type FieldErrors, maxLengths } from '#shared/contact.ts';
import type { FormWords } from './contact-words.ts';
import { emailPattern, phonePattern } from './form-rules.ts';

const messageRows = 6;

type ContactFieldsProps = {
  words: FormWords;
  errors: FieldErrors;
  emailAid?: ReactNode;
  /** Whether calls can be booked below, with scripts. */
  calls?: boolean | undefined;
};

/** Without script the browser checks `required` and `pattern`, and explains by `title`. */
export function ContactFields({ words, errors, emailAid, calls }: ContactFieldsProps) {
  const { labels, hints, required, optional, call } = words;
  const messageHint = (
    <>
      {hints.message} {calls ? <span className="without-script">{call.hint}</span> : call.hint}
    </>
  );

  function common(name: keyof ContactMessage) {
    return {
      id: name,
      name,
      label: labels[name],
      error: errors[name],
      maxLength: maxLengths[name],
    };
  }

  return (
    <>
      <TextField {...common('name')} note={required} required autoComplete="name" />
      <TextField
        {...common('email')}
        note={required}
        hint={hints.email}
        aid={emailAid}
        required
        type="email"
        pattern={emailPattern}
        title={hints.email}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
      <TextField
        {...common('phone')}
        note={optional}
        hint={hints.phone}
        type="tel"
        pattern={phonePattern}
        title={hints.phone}
        autoComplete="tel"
      />
      <TextField
        {...common('website')}
        note={optional}
        hint={hints.website}
        type="url"
        autoComplete="url"
        inputMode="url"
        spellCheck={false}
      />
      <TextArea {...common('message')} note={required} hint={messageHint} required rows={messageRows} />
    </>
  );
}
