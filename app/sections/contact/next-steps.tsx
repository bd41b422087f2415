import type { Page } from '#content/page.ts';

/** What a visitor can expect after the message. */
export function NextSteps({ next }: { next: Page<'contact'>['next'] }) {
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <ol className="steps">
        {next.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="text-small text-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
