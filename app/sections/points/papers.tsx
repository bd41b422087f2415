import { Bullets } from '#app/ui/bullets.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

/** Cells with drawn papers. On a page of their own, without `more`, the hero has the tagline. */
export function Papers({ view, frame }: Pick<SectionProps<'points'>, 'view' | 'frame'>) {
  const { more } = view;
  return (
    <SectionFrame {...frame}>
      <div className="container">
        <div className="bleed papers-grid ruled-grid two-columns">
          <SectionHeading tagline={more && view.tagline} title={view.title} description={view.description}>
            {more && <OnwardLink {...more} />}
          </SectionHeading>
          <ul className="papers">
            {view.items.map(({ title, description, paper, bullets }) => (
              <li key={title} className="text-small-on-phones" data-reveal="">
                {paper && <img {...paper} alt="" loading="lazy" decoding="async" />}
                <h3 className="subheading text-h3">{title}</h3>
                <p className="mt-3 text-soft">{description}</p>
                {bullets && <Bullets items={bullets} className="mt-5" />}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </SectionFrame>
  );
}
