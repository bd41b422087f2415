import { useShell } from '#app/hooks/use-shell.ts';
import { SampleLabel } from '../sample/sample-label.tsx';

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
