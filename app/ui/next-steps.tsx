import type { NextSteps as Next } from '#site/schema/field-types.ts';
import { Steps } from './steps.tsx';

export function NextSteps({ next, className = '' }: { next: Next; className?: string }) {
  return (
    <section className={`next-steps ${className}`} aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <Steps steps={next.steps} className="mt-6" />
    </section>
  );
}
