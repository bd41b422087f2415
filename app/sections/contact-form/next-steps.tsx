import { Steps } from '#app/ui/steps.tsx';
import type { SectionProps } from '../definitions.ts';

export function NextSteps({ next }: { next: SectionProps<'contact-form'>['view']['words']['next'] }) {
  return (
    <section className="contact-form-next" aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <Steps steps={next.steps} className="mt-6" />
    </section>
  );
}
