import { useShell } from '#app/hooks/use-shell.ts';
import { Contours } from '#app/ui/contours.tsx';
import { MailLink } from '#app/ui/reach.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

/** The invitation to send a resume by mail: there is no application form. */
export function Section({ view: apply, frame, page }: SectionProps<'apply'>) {
  const { company } = useShell();
  return (
    <SectionFrame {...frame} className="apply">
      <Contours drawing={page.contours} className="contours-end" />
      <div className="container columns apply-columns">
        <div data-reveal="">
          <h2 className="heading text-h2">{apply.title}</h2>
          <div className="paragraphs mt-5">
            {apply.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-8">
            <MailLink
              address={company.careersEmail}
              subject={apply.subject}
              label={apply.mailLabel}
              className="button button-primary"
            />
          </div>
        </div>
        <ol className="steps" data-reveal="">
          {apply.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="mt-1 text-small text-soft">{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
