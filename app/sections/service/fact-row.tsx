import { useShell } from '#app/hooks/use-shell.ts';

type FactsProps = { facts: { deliverable: string; duration: string; needs: string }; className?: string };

export function FactRow({ facts }: FactsProps) {
  return (
    <section className="section-slim fact-section">
      <div className="container" data-reveal="">
        <Facts facts={facts} className="fact-row" />
      </div>
    </section>
  );
}

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
