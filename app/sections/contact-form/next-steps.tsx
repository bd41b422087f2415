import type { SectionProps } from '../definitions.ts';

export function NextSteps({ next }: { next: SectionProps<'contact-form'>['view']['words']['next'] }) {
  return (
    <section className="contact-form-next" aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <ol className="steps mt-6">
        {next.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="mt-1 text-small text-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
