import type { Drawing, Page } from '#app/content/page.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { type Onward, OnwardLink } from './onward-link.tsx';

type AdvisoryGridProps = { advisory: Page<'home'>['advisory']; papers: Drawing[]; more?: Onward };

/**
 * Five kinds of advice with the paper that each leaves behind: six cells, the heading being the first. Where it leads
 * nowhere it stands on its own page, whose hero has said the tag line.
 */
export function AdvisoryGrid({ advisory, papers, more }: AdvisoryGridProps) {
  return (
    <section className="section" data-family="corporate">
      <div className="container container-wide">
        <div className="advisory-grid">
          <SectionHeading tag={more && advisory.tagline} title={advisory.title} description={advisory.description}>
            {more && <OnwardLink {...more} />}
          </SectionHeading>
          <ul className="advisory">
            {advisory.groups.map((group, position) => (
              <li key={group.title} data-reveal="">
                <img {...papers[position]} alt="" loading="lazy" decoding="async" />
                <h3 className="subheading text-h3">{group.title}</h3>
                <p className="mt-1 text-soft">{group.description}</p>
                <ul className="peaks mt-5">
                  {group.bullets.map((bullet) => (
                    <li key={bullet}>{bullet}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
