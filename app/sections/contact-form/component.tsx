import { IslandFrame } from '#app/island-frame.tsx';
import { useLocalizedPath, useShell } from '#app/page-context.ts';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import type { SectionProps } from '../definitions.ts';
import { Island as ContactForm } from './island.tsx';

export default function ContactFormSection({ view: { words, texts }, frame }: SectionProps<'contact-form'>) {
  const { locale, colon, company } = useShell();
  const address = useLocalizedPath();
  const { next, ...formWords } = words;
  return (
    <SectionFrame {...frame} className="contact-form-section">
      <div className="container columns contact-form-grid">
        <IslandFrame
          section="contact-form"
          component={ContactForm}
          props={{
            words: formWords,
            texts,
            locale,
            colon,
            privacy: address(fixedPaths.privacy),
            company: { email: company.email, phone: company.phone.number },
          }}
        />
        <NextSteps next={next} />
      </div>
    </SectionFrame>
  );
}
