import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export function Section({ content, data: openings, surface }: SectionProps<'opening-list'>) {
  const words = useShell().site.opening;
  return (
    <SectionFrame surface={surface} id={content.id}>
      <div className="container">
        <SectionHeading title={content.title} description={content.description} layout="split" />
        {openings.length === 0 && <p className="mt-8 text-lead">{content.empty}</p>}
        {openings.length > 0 && (
          <ul className="cases lines mt-8">
            {openings.map(({ to, label, summary, place, kind, salary, closes }) => (
              <li key={to} data-reveal="">
                <p>
                  <span className="text-strong">{salary}</span>
                  <br />
                  <span className="text-small text-soft">{kind}</span>
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
                  {place}
                  <br />
                  {words.closes}: {closes}
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6">
          <SampleLabel of={openings} />
        </p>
      </div>
    </SectionFrame>
  );
}
