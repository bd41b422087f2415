import { CardIcon } from '#app/ui/card-icon.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export default function CardsSection(props: SectionProps<'cards'>) {
  return props.view.look === 'tiles' ? <Tiles {...props} /> : <Rows {...props} />;
}

/** A tile with one page is a link to it. */
function Tiles({ view, frame, page }: SectionProps<'cards'>) {
  return (
    <SectionFrame {...frame}>
      <div className="container heading-beside cards-tiles">
        <SectionHeading tagline={view.tagline} title={view.title} description={view.description}>
          {view.more && <OnwardLink {...view.more} />}
        </SectionHeading>
        <ul className="two-columns-early cards-tiles-list">
          {view.items.map(({ title, description, icon, group, links: [link] }) => (
            <li key={title} className="cards-tile panel text-small-on-phones" data-group={group} data-reveal="">
              <Contours drawing={page.contours} />
              <CardIcon icon={icon} />
              <h3 className="subheading text-h3">
                {link ? (
                  <a href={link.to} className="stretched-link">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h3>
              <p className="text-measure text-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

function Rows({ view, frame }: SectionProps<'cards'>) {
  return (
    <TitledSection {...view} {...frame} className="cards-rows">
      <ol className="ruled-list">
        {view.items.map(({ title, description, icon, group, links }) => (
          <li key={title} className="cards-row text-small-on-phones" data-group={group} data-reveal="">
            <span className="cards-icon">
              <CardIcon icon={icon} />
            </span>
            <h3 className="subheading text-h3">{title}</h3>
            <p className="text-soft">{description}</p>
            <ul className="row cards-links">
              <TextLinks links={links} look="link-quiet" />
            </ul>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
