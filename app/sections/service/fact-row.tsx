import { useShell } from '#app/hooks/use-shell.ts';

type Facts = { deliverable: string; duration: string; needs: string };

/** The three facts a client asks for: what they get, how long it takes, what we need from them. */
export function FactRow({ facts }: { facts: Facts }) {
  const { service } = useShell().site;
  return (
    <section className="section-slim fact-section">
      <div className="container">
        <dl className="facts fact-row" data-reveal="">
          <Fact name={service.deliverable} value={facts.deliverable} />
          <Fact name={service.duration} value={facts.duration} />
          <Fact name={service.needs} value={facts.needs} />
        </dl>
      </div>
    </section>
  );
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
