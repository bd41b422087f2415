import { useShell } from '#app/page-context.ts';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'case-list'>) {
  const { words } = useShell();
  const { title = words.case.onService, cases, more } = view;
  const look = cases.length === 1 ? 'case-list-one' : '';
  return (
    <TitledSection {...view} title={title} {...frame} className={view.isOfService ? `${look} no-print` : look}>
      <LinkRows
        more={more}
        rows={cases.map(({ figure, client, industry, ...page }) => ({
          ...page,
          before: (
            <>
              <b className="heading text-figure key-figure">{figure.value}</b> {figure.label}
            </>
          ),
          after: `${client} · ${industry}`,
        }))}
      />
    </TitledSection>
  );
}
