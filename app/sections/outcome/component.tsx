import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { NextSteps } from '../contact-form/next-steps.tsx';
import type { SectionProps } from '../definitions.ts';
import { PageHero } from '../hero/component.tsx';

export function Section({ content, data: next, page }: SectionProps<'outcome'>) {
  const address = useAddress();
  const { colon } = useShell();
  return (
    <>
      <PageHero head={content} page={page} className="outcome-hero">
        {content.reference && (
          <p className="outcome-reference mt-6 text-lead text-strong">
            {content.reference + colon}{' '}
            {/* The server writes the reference into it as it hands the page out: React must leave that text alone. */}
            <output data-reference="" suppressHydrationWarning>
              {''}
            </output>
          </p>
        )}
        <ul className="reasons mt-6">
          {Object.entries(content.reasons ?? {}).map(([reason, text]) => (
            <li key={reason} id={reason}>
              {text}
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <ButtonLink to={address(content.back.to)}>{content.back.label}</ButtonLink>
        </div>
      </PageHero>
      {next && (
        <section className="section" data-above="head">
          <div className="container outcome-next">
            <NextSteps next={next} />
          </div>
        </section>
      )}
    </>
  );
}
