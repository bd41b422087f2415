import { useShell } from '#app/hooks/use-shell.ts';
import { SampleLabel } from '../sample/sample-label.tsx';

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

export function StatRow({ stats }: { stats: { value: string; label: string; sample: boolean }[] }) {
  const { service } = useShell().site;
  return (
    <section className="section-slim" data-surface="deep" aria-label={service.statsLabel}>
      <dl className="container stat-row" data-reveal="">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd className="heading text-figure">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <div className="container stat-note">
        <SampleLabel of={stats} />
      </div>
    </section>
  );
}
