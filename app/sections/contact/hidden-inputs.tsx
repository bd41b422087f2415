import { useShell } from '#app/hooks/use-shell.ts';
import { hiddenFields } from '#shared/contact.ts';

/** What goes with the message unseen: language, signed time, and a field that only a machine fills in. */
export function HiddenInputs({ honeypotLabel }: { honeypotLabel: string }) {
  const { locale } = useShell();
  return (
    <>
      <input type="hidden" name={hiddenFields.locale} defaultValue={locale} />
      {/* The server writes a fresh signed time into it as it hands the page out: React must set no value. */}
      <input type="hidden" name={hiddenFields.timestamp} />
      <div className="extra-field" aria-hidden="true">
        <label>
          {honeypotLabel}
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
