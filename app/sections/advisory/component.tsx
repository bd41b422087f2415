import { Bullets } from '#app/ui/bullets.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

/** Kinds of advice, each with a picture of its report. On its own page, without `more`, the hero has the tagline. */
export function Section({ view: advisory, frame }: SectionProps<'advisory'>) {
  const { more } = advisory;
  return (
    <SectionFrame {...frame}>
      <div className="container">
        <div className="hung advisory-grid cells pairs">
          <SectionHeading tagline={more && advisory.tagline} title={advisory.title} description={advisory.description}>
            {more && <OnwardLink {...more} />}
          </SectionHeading>
          <ul className="advisory">
            {advisory.groups.map((group) => (
              <li key={group.title} className="text-phone" data-reveal="">
                {group.paper && <img {...group.paper} alt="" loading="lazy" decoding="async" />}
                <h3 className="subheading text-h3">{group.title}</h3>
                <p className="mt-1 text-soft">{group.description}</p>
                <Bullets items={group.bullets} className="mt-5" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </SectionFrame>
  );
}
