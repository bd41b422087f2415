import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ content, data: cases, surface }: SectionProps<'case-list'>) {
  const words = useShell().site.case;
  const { title = words.onService, more } = content;
  return (
    <TitledSection {...content} title={title} surface={surface} className={content.service && 'no-print'}>
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
