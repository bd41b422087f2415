import { useShell } from '#app/page-context.ts';
import { MailLink } from '#app/ui/contact-links.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { Steps } from '#app/ui/steps.tsx';
import type { SectionProps } from '../definitions.ts';

/** The invitation to send a resume by mail: there is no application form. */
export default function ApplySection({ view: apply, frame, page }: SectionProps<'apply'>) {
  const { company } = useShell();
  return (
    <SectionFrame {...frame} className="apply">
      <Contours drawing={page.contours} className="contours-end" />
      <div className="container columns apply-columns">
        <div data-reveal="">
          <h2 className="heading text-h2">{apply.title}</h2>
          <Paragraphs texts={apply.paragraphs} className="mt-5" />
          <div className="mt-block">
            <MailLink
              address={company.careersEmail}
              subject={apply.subject}
              label={apply.mailLabel}
              className="button button-primary"
            />
          </div>
        </div>
        <div data-reveal="">
          <Steps steps={apply.steps} />
        </div>
      </div>
    </SectionFrame>
  );
}
