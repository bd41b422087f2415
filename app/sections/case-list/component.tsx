import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'case-list'>) {
  const words = useShell().site.case;
  const { title = words.onService, cases, more } = view;
  return (
    <TitledSection {...view} title={title} {...frame} className={view.isOfService ? 'no-print' : undefined}>
      <LinkRows
        rows={cases.map(({ figure, client, industry, ...page }) => ({
          ...page,
          before: (
            <>
              <b className="heading text-figure">{figure.value}</b> {figure.label}
            </>
          ),
          after: `${client} · ${industry}`,
        }))}
      />
      <div className="row list-foot mt-6">
        {more && <OnwardLink {...more} />}
        <SampleLabel of={cases} />
      </div>
    </TitledSection>
  );
}
