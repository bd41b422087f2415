import { Link2, RefreshCcw, Scale, ServerCog } from 'lucide-react';
import { Contours } from '#app/ui/contours.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import type { Drawing, Page } from '#content/page.ts';
import { type Onward, OnwardLink } from './onward-link.tsx';

/** Icon and hue of each solution, in the order of the content (spec section 3, Solution card). */
const looks = [
  { Icon: Scale, family: 'corporate' },
  { Icon: RefreshCcw, family: 'digital' },
  { Icon: Link2, family: 'erp' },
  { Icon: ServerCog, family: 'data' },
] as const;

type SolutionCardsProps = { solutions: Page<'home'>['solutions']; terrain: Drawing; more?: Onward };

/** Four kinds of trouble as cards in steps beside their heading, each cut out of another part of the page's map. */
export function SolutionCards({ solutions, terrain, more }: SolutionCardsProps) {
  return (
    <section className="section" data-family="corporate" id="solutions">
      <div className="container solutions">
        <SectionHeading tag={solutions.tagline} title={solutions.title} description={solutions.description}>
          {more && <OnwardLink {...more} />}
        </SectionHeading>
        <ul className="bento">
          {solutions.items.map((item, position) => {
            const { Icon, family } = looks[position % looks.length] ?? looks[0];
            return (
              <li key={item.title} className="bento-cell" data-family={family} data-reveal="">
                <Contours drawing={terrain} />
                <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
                <h3 className="subheading text-h3">{item.title}</h3>
                <p className="text-measure text-soft">{item.description}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
