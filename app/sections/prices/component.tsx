import { useShell } from '#app/page-context.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: pricing, frame }: SectionProps<'prices'>) {
  const { service } = useShell().words;
  const { models, factors, smallest, more } = pricing;
  return (
    <TitledSection {...pricing} {...frame} className="prices">
      <ul className="price-list">
        {models.map((model) => (
          <li key={model.title} data-reveal="">
            <h3 className="subheading text-h3">{model.title}</h3>
            <p className="text-soft">{model.description}</p>
            <Amount>{model.amount}</Amount>
          </li>
        ))}
      </ul>
      <div className="columns price-terms mt-block">
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
          <p className="price-note text-soft">{smallest.description}</p>
        </div>
      </div>
      {more && <OnwardLink {...more} />}
    </TitledSection>
  );
}

/** Before and after each word with a digit. */
const aroundFigures = /(?<=\s)(?=\S*\d)|(?<=\d\S*)(?=\s)/;

function Amount({ children: amount }: { children: string }) {
  return (
    <p className="row amount text-small text-soft">
      {amount
        .split(aroundFigures)
        .map((part) => (/\d/.test(part) ? <b key={part}>{part}</b> : <span key={part}>{part}</span>))}
    </p>
  );
}
