import type { Page } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';
import { Amount } from './amount.tsx';

export function Pricing({ pricing }: { pricing: NonNullable<Page<'service'>['pricing']> }) {
  const { service } = useShell().site;
  const { title, description, models, factors, smallest } = pricing;
  return (
    <section className="section" data-surface="wash" id="pricing">
      <div className="container">
        <SectionHeading title={title} description={description} layout="split" />
        <ul className="price-list">
          {models.map((model) => (
            <li key={model.title} data-reveal="">
              <h3 className="subheading text-h3">{model.title}</h3>
              <p className="text-soft">{model.description}</p>
              <Amount>{model.amount}</Amount>
            </li>
          ))}
        </ul>
        <p className="price-note mt-4">
          <SampleLabel of={[...models, smallest]} />
        </p>
        <div className="price-terms mt-8">
          <div className="price-factors" data-reveal="">
            <h3 className="subheading text-h3">{service.factors}</h3>
            <ul>
              {factors.map((factor) => (
                <li key={factor} className="text-h4">
                  {factor}
                </li>
              ))}
            </ul>
          </div>
          <div className="price-ticket panel" data-reveal="">
            <h3>{service.smallest}</h3>
            <Amount>{smallest.amount}</Amount>
            <p className="text-soft">{smallest.description}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
