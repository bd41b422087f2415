import { useId } from 'react';
import { useShell } from '#app/page-context.ts';
import { Contours } from '#app/ui/contours.tsx';
import { arrowRight, Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function RelatedSection({
  view: { cards, articles },
  frame,
  page: { contours },
}: SectionProps<'related'>) {
  const { sectionWords, article } = useShell().words;
  const title = useId();
  return (
    <SectionFrame {...frame} slim className="no-print">
      <nav aria-labelledby={title}>
        <div className="container">
          <h2 id={title} className="subheading text-h3">
            {sectionWords.related}
          </h2>
          <ul className="related bleed ruled-grid two-columns mt-6">
            {cards.map((page) => (
              <li key={page.to} data-group={page.group}>
                <div>
                  <a href={page.to} className="stretched-link subheading text-h4">
                    {page.label}
                  </a>
                  <p className="mt-1 text-small text-soft">{page.summary}</p>
                </div>
                {page.image ? <Picture {...page.image} alt="" /> : <Contours drawing={contours} />}
                <Icon icon={arrowRight} className="arrow mirrored" />
              </li>
            ))}
          </ul>
          {articles.length > 0 && (
            <p className="row related-articles mt-6">
              {article.onService}
              {articles.map(({ label, to }) => (
                <a key={to} href={to} className="link link-alone">
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
      </nav>
    </SectionFrame>
  );
}
