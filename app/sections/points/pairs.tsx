import { Bullets } from '#app/ui/bullets.tsx';
import { MoreFold } from '#app/ui/more-fold.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

/** Narrow screens fold the other bullets. */
const shownAtFirst = 3;

/** Points with bullets, two side by side. */
export function Pairs({ view, frame }: Pick<SectionProps<'points'>, 'view' | 'frame'>) {
  return (
    <TitledSection {...view} {...frame}>
      <ul className="points-pairs two-columns text-small-on-phones mt-part">
        {view.items.map(({ title, description, bullets = [] }) => (
          <li key={title} data-reveal="">
            <h3 className="subheading text-h3">{title}</h3>
            <p className="mt-2 text-soft">{description}</p>
            <Bullets items={bullets.slice(0, shownAtFirst)} className="mt-5" />
            <MoreFold count={bullets.length - shownAtFirst}>
              <Bullets items={bullets.slice(shownAtFirst)} className="points-rest" />
            </MoreFold>
          </li>
        ))}
      </ul>
      {view.more && (
        <p className="mt-part">
          <OnwardLink {...view.more} />
        </p>
      )}
    </TitledSection>
  );
}
