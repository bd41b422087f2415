import { useForeignPhrases } from '#app/ui/foreign-phrases.tsx';
import type { Page } from '#content/page.ts';

/** What a visitor can expect after the message. */
export function NextSteps({ next }: { next: Page<'contact'>['next'] }) {
  const markForeign = useForeignPhrases();
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <ol className="steps mt-6">
        {next.steps.map((step) => (
          <li key={step.title}>
            <h3 className="font-semibold">{markForeign(step.title)}</h3>
            <p className="mt-1 text-small text-soft">{markForeign(step.description)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
