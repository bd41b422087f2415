import type { ComponentProps } from 'react';
import type { SectionProps } from '#app/content/page.ts';

export function NextSteps({ next }: { next: SectionProps<'contact-form'>['content']['next'] }) {
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <Steps steps={next.steps} className="steps mt-6" />
    </section>
  );
}

type StepsProps = ComponentProps<'ol'> & { steps: readonly { title: string; description: string }[] };

export function Steps({ steps, ...list }: StepsProps) {
  return (
    <ol {...list}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p className="mt-1 text-small text-soft">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
