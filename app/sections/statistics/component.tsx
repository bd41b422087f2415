import { useShell } from '#app/page-context.ts';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function StatisticsSection({ view, frame }: SectionProps<'statistics'>) {
  const { sectionWords } = useShell().words;
  return (
    <SectionFrame {...frame} slim className="statistics" aria-label={sectionWords.statsLabel}>
      <dl className="container stat-row" data-reveal="">
        {view.items.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd className="heading text-figure">{stat.value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
