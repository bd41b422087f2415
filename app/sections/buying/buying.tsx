import type { Page } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';

type BuyingContent = Pick<Page<'service'>, 'pricing' | 'questions' | 'lead'>;

/** What a buyer asks before writing. */
export function Buying({ page: { pricing, questions, lead } }: { page: BuyingContent }) {
  return (
    <>
      {pricing && <Pricing pricing={pricing} />}
      {questions && <Questions questions={questions} />}
      {lead && <Lead lead={lead} />}
    </>
  );
}

function Pricing({ pricing }: { pricing: NonNullable<BuyingContent['pricing']> }) {
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

/** Before and after each word that holds a figure. */
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

function Questions({ questions }: { questions: NonNullable<BuyingContent['questions']> }) {
  return (
    <section className="section" id="questions">
      <div className="container beside">
        <SectionHeading title={questions.title} />
        <div className="questions">
          {questions.items.map(({ question, answer }, place) => (
            <details key={question} open={place === 0} data-reveal="">
              <summary>
                <h3 className="subheading text-h4">{question}</h3>
              </summary>
              <p className="text-measure text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Lead({ lead }: { lead: NonNullable<BuyingContent['lead']> }) {
  const { service } = useShell().site;
  return (
    <section className="lead" id="lead">
      <div className="container">
        <div className="badge panel" data-reveal="">
          <div className="badge-face">
            <Mark />
            <h2>{lead.title}</h2>
            <p className="heading text-h2">{lead.role}</p>
          </div>
          <div className="badge-record">
            <p>{lead.description}</p>
            <dl>
              <div>
                <dt>{service.certifications}</dt>
                {lead.certifications.map((certification) => (
                  <dd key={certification} className="text-small">
                    {certification}
                  </dd>
                ))}
              </div>
              <div>
                <dt>{service.languages}</dt>
                <dd className="text-small">{lead.languages}</dd>
              </div>
            </dl>
            <SampleLabel of={[lead]} />
          </div>
        </div>
      </div>
    </section>
  );
}
