import type { Page } from '../page.ts';
import { ButtonLink } from '../primitives/button.tsx';
import { useAddress } from '../shell.ts';

/** The server writes the reference into it as it hands the page out, so React must leave it as it is. */
const referencePlace = { __html: '<output data-reference=""></output>' };

/** What became of a message that was sent without script: its reference, or the reason and what to do. */
export function SendingOutcome({ page }: { page: Page<'outcome'> }) {
  const address = useAddress();
  return (
    <>
      {page.reference && (
        <p className="mt-6 text-lead">
          {page.reference}:{' '}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, changed by our own server */}
          <strong suppressHydrationWarning dangerouslySetInnerHTML={referencePlace} />
        </p>
      )}
      <ul className="reasons">
        {Object.entries(page.reasons ?? {}).map(([reason, text]) => (
          <li key={reason} id={reason}>
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink to={address(page.back.to)}>{page.back.label}</ButtonLink>
      </div>
    </>
  );
}
