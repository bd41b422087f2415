import { useShell } from '#app/page-context.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export default function PricesSection({ view: pricing, frame }: SectionProps<'prices'>) {
  const { sectionWords } = useShell().words;
  const { models, factors, smallest, more } = pricing;
  return (
    <TitledSection {...pricing} {...frame} className="prices">
      <ul className="prices-list">
        {models.map((model) => (
          <li key={model.title} data-reveal="">
            <h3 className="subheading text-h3">{model.title}</h3>
            <p className="text-soft">{model.description}</p>
            <Amount>{model.amount}</Amount>
          </li>
        ))}
      </ul>
      <div className="columns prices-terms mt-block">
        <div className="prices-factors" data-reveal="">
          <h3 className="subheading text-h3">{sectionWords.factors}</h3>
          <ul>
            {factors.map((factor) => (
              <li key={factor} className="text-h4">
                {factor}
              </li>
            ))}
          </ul>
        </div>
        <div className="prices-ticket panel" data-reveal="">
          <h3>{sectionWords.smallest}</h3>
          <Amount>{smallest.amount}</Amount>
          <p className="prices-note text-soft">{smallest.description}</p>
        </div>
      </div>
      {more && (
        <p className="mt-6">
          <OnwardLink {...more} />
        </p>
      )}
    </TitledSection>
  );
}

/** A number with its currency, before or after it: "$145", "12 000 €", "R$ 500", "95 EUR". */
const figure = /((?:(?:\S*\p{Sc}|[A-Z]{3})\s)?\S*\d\S*(?:\s\d{3}\b)*(?:\s(?:\p{Sc}|[A-Z]{3}\b))?)/u;

function Amount({ children: amount }: { children: string }) {
  return (
    <p className="row amount text-small text-soft">
      {amount
        .split(figure)
        .filter(Boolean)
        .map((segment) => (/\d/.test(segment) ? <b key={segment}>{segment}</b> : <span key={segment}>{segment}</span>))}
    </p>
  );
}
