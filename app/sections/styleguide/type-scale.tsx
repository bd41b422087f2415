import { Specimen } from './specimen.tsx';

/** The classes of each step. */
const classes: Record<string, string> = {
  fine: 'text-fine',
  small: 'text-small',
  body: '',
  lead: 'text-lead',
  h4: 'subheading text-h4',
  h3: 'subheading text-h3',
  h2: 'heading text-h2',
  h1: 'heading text-h1',
  page: 'heading text-page',
  figure: 'heading text-figure',
  giant: 'heading giant',
};

/** Every step of the type scale, in both languages' characters. */
export function TypeScale({ steps }: { steps: string[] }) {
  return (
    <Specimen title="Type">
      <dl className="specimen-stack">
        {steps.map((step) => (
          <div key={step}>
            <dt className="text-fine text-soft">{step}</dt>
            <dd className={classes[step]}>See the whole system. Años de ERP, ¿y después?</dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}
