import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';

export function Section({ content, data: openings, surface }: SectionProps<'opening-list'>) {
  const words = useShell().site.opening;
  return (
    <SectionFrame surface={surface} id={content.id}>
      <div className="container">
        <SectionHeading title={content.title} description={content.description} layout="split" />
        {openings.length === 0 && <p className="mt-8 text-lead">{content.empty}</p>}
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
                  {words.closes}: {closes}
                </>
              ),
            }))}
          />
        )}
        <p className="mt-6">
          <SampleLabel of={openings} />
        </p>
      </div>
    </SectionFrame>
  );
}
