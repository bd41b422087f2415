import { useShell } from '#app/hooks/use-shell.ts';

/** Four figures on dark ground; the first one speaks loudest. */
export function StatRow({ stats }: { stats: { value: string; label: string }[] }) {
  const { service } = useShell().site;
  return (
    <section className="band-slim" data-ground="deep" aria-label={service.statsLabel}>
      <dl className="wrap stat-row" data-reveal="">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd className="heading text-figure">{stat.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
