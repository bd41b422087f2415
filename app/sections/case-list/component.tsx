import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';

export function Section({ content, data: cases, surface }: SectionProps<'case-list'>) {
  const words = useShell().site.case;
  const { title = words.onService, description, more } = content;
  return (
    <SectionFrame surface={surface} id={content.id} className={content.service && 'no-print'}>
      <div className="container">
        <SectionHeading title={title} {...(description && { description })} layout="split" />
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
      </div>
    </SectionFrame>
  );
}
