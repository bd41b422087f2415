import { useShell } from '#app/hooks/use-shell.ts';

type FactsProps = { facts: { deliverable: string; duration: string; needs: string }; className?: string };

/** The three facts on a plate. */
export function FactRow({ facts }: FactsProps) {
  return (
    <section className="section-slim fact-section">
      <div className="container" data-reveal="">
        <Facts facts={facts} className="fact-row" />
      </div>
    </section>
  );
}

/** The three facts a client asks for: what they get, how long it takes, what we need from them. */
export function Facts({ facts, className = '' }: FactsProps) {
  const { service } = useShell().site;
  return (
    <dl className={`facts ${className}`}>
      {(['deliverable', 'duration', 'needs'] as const).map((name) => (
        <div key={name}>
          <dt>{service[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
