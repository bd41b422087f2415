import { hiddenFields } from '#shared/contact.ts';
import { useShell } from '../shell.ts';

/** The server writes a fresh signed time into it as it hands the page out, so React must leave it as it is. */
const stampInput = { __html: `<input type="hidden" name="${hiddenFields.stamp}" value=""/>` };

/** What goes with the message unseen: language, signed time, and a field that only a machine fills in. */
export function HiddenInputs({ trapLabel }: { trapLabel: string }) {
  const { locale } = useShell();
  return (
    <>
      <input type="hidden" name={hiddenFields.locale} defaultValue={locale} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, changed by our own server */}
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={stampInput} />
      <div className="trap" aria-hidden="true">
        <label>
          {trapLabel}
          <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
