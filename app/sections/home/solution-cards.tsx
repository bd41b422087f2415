import type { Drawing, Page } from '#app/content/page.ts';
import { Contours } from '#app/ui/contours.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { CardIcon } from './card-icon.tsx';
import { type Onward, OnwardLink } from './onward-link.tsx';

type SolutionCardsProps = { solutions: Page<'home'>['solutions']; contours: Drawing; more?: Onward };

export function SolutionCards({ solutions, contours, more }: SolutionCardsProps) {
  return (
    <section className="section" data-family="corporate" id="solutions">
      <div className="container solutions">
        <SectionHeading tag={solutions.tagline} title={solutions.title} description={solutions.description}>
          {more && <OnwardLink {...more} />}
        </SectionHeading>
        <ul className="bento">
          {solutions.items.map((item) => (
            <li key={item.title} className="bento-cell panel" data-family={item.family} data-reveal="">
              <Contours drawing={contours} />
              <CardIcon icon={item.icon} />
              <h3 className="subheading text-h3">{item.title}</h3>
              <p className="text-measure text-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
