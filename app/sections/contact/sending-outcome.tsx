import type { Page } from '#app/content/page.ts';
import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export function SendingOutcome({ page }: { page: Page<'outcome'> }) {
  const address = useAddress();
  return (
    <>
      {page.reference && (
        <p className="outcome-reference mt-6 text-lead">
          {page.reference}:{' '}
          {/* The server writes the reference into it as it hands the page out: React must leave that text alone. */}
          <output data-reference="" suppressHydrationWarning>
            {''}
          </output>
        </p>
      )}
      <ul className="reasons mt-6">
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
