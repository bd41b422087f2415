import { useShell } from '#app/page-context.ts';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'opening-list'>) {
  const { words, colon } = useShell();
  const { openings } = view;
  return (
    <TitledSection {...view} {...frame}>
      {openings.length === 0 && <p className="mt-block text-lead">{view.empty}</p>}
      {openings.length > 0 && (
        <LinkRows
          rows={openings.map(({ to, label, summary, place, kind, salary, closes }) => ({
            to,
            label,
            summary,
            before: (
              <>
                <span className="text-strong">{salary}</span>
                <br />
                {kind}
              </>
            ),
            after: (
              <>
                {place}
                <br />
                {words.opening.closes + colon} {closes}
              </>
            ),
          }))}
        />
      )}
    </TitledSection>
  );
}
