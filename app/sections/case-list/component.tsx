import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export function Section({ content, data: cases, surface }: SectionProps<'case-list'>) {
  const words = useShell().site.case;
  const { title = words.onService, description, more } = content;
  return (
    <SectionFrame surface={surface} id={content.id} className={content.service && 'no-print'}>
      <div className="container">
        <SectionHeading title={title} {...(description && { description })} layout="split" />
        <ul className="cases lines mt-8">
          {cases.map(({ to, label, summary, family, figure, client, industry }) => (
            <li key={to} data-family={family} data-reveal="">
              <p className="text-small text-soft">
                <b className="heading text-figure">{figure?.value}</b> {figure?.label}
              </p>
              <div>
                <h3 className="subheading text-h3">
                  <SiteLink to={to} className="cover">
                    {label}
                  </SiteLink>
                </h3>
                <p className="mt-2 text-soft">{summary}</p>
              </div>
              <p className="text-small text-soft">
                {client} · {industry}
              </p>
            </li>
          ))}
        </ul>
        <div className="row case-list-foot mt-6">
          {more && <OnwardLink {...more} />}
          <SampleLabel of={cases} />
        </div>
      </div>
    </SectionFrame>
  );
}
