import type { ChangeEvent, ReactNode } from 'react';
import { usePhoneCaret } from '#app/hooks/use-phone-caret.ts';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { type ContactMessage, emailPattern, formatPhone, maxLengths, phonePattern } from '#shared/contact.ts';
import type { FieldErrors, FormWords } from './contact-words.ts';

const messageRows = 6;

type ContactFieldsProps = {
  words: FormWords;
  values: ContactMessage;
  errors: FieldErrors;
  emailAid?: ReactNode;
  edit: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

/** The five fields. Without script the browser itself checks what `required` and `pattern` say, and explains by `title`. */
export function ContactFields({ words, values, errors, emailAid, edit }: ContactFieldsProps) {
  const { labels, hints, required, optional } = words;
  const phone = usePhoneCaret();

  function common(name: keyof ContactMessage) {
    return {
      id: name,
      name,
      label: labels[name],
      error: errors[name],
      value: values[name],
      onChange: edit,
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
        ref={phone.input}
        type="tel"
        pattern={phonePattern}
        title={hints.phone}
        autoComplete="tel"
        value={formatPhone(values.phone)}
        onChange={(event) => {
          phone.remember(event);
          edit(event);
        }}
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
      <TextArea {...common('message')} note={required} hint={hints.message} required rows={messageRows} />
    </>
  );
}
