import { useLocalizedPath, useShell } from '#app/page-context.ts';
import { NextSteps } from '#app/ui/next-steps.tsx';
import type { SectionProps } from '../definitions.ts';
import { PageHero } from '../hero/component.tsx';

export default function FormResultSection({ view, page }: SectionProps<'form-result'>) {
  const address = useLocalizedPath();
  const { colon } = useShell();
  const { next } = view;
  return (
    <>
      <PageHero hero={view} page={page} className="form-result-hero">
        {view.reference && (
          <p className="form-result-reference mt-6 text-lead text-strong">
            {/* The server writes the reference into it. */}
            {view.reference + colon} <output data-reference="" />
          </p>
        )}
        <ul className="reasons mt-6">
          {Object.entries(view.reasons ?? {}).map(([reason, text]) => (
            <li key={reason} id={reason}>
              {text}
            </li>
          ))}
        </ul>
        <div className="mt-block">
          <a href={address(view.back.to)} className="button button-primary">
            {view.back.label}
          </a>
        </div>
      </PageHero>
      {next && (
        <section className="section">
          <div className="container form-result-next">
            <NextSteps next={next} className="bleed" />
          </div>
        </section>
      )}
    </>
  );
}
