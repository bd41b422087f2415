import { ContactButton } from '#app/ui/contact-button.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { PageTitle } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { SectionProps } from '../definitions.ts';

const nextPart = 'explore';

export function Section({ view: hero, page }: SectionProps<'home-hero'>) {
  return (
    <section className="first-view home-hero">
      <Contours drawing={page.contours} />
      <div className="container columns home-hero-grid">
        <div>
          <p className="tagline">{hero.tagline}</p>
          <PageTitle size="home">{hero.title}</PageTitle>
          <Phrases phrases={hero.phrases} />
          <p className="mt-4 text-measure text-lead text-soft">{hero.description}</p>
          <div className="row actions mt-block">
            <a href={`#${nextPart}`} data-scroll="view" className="button button-primary">
              {hero.exploreLabel}
              <Icon of="arrow-down" size={18} />
            </a>
            <ContactButton label={hero.contactLabel} look="quiet" />
          </div>
        </div>
        <Picture {...hero.image} priority="first" className="home-hero-picture" />
      </div>
      <span id={nextPart} />
    </section>
  );
}

/** One phrase at a time (app/browser/phrases.ts); screen readers get them once, as a list. */
function Phrases({ phrases }: Pick<SectionProps<'home-hero'>['view'], 'phrases'>) {
  return (
    <>
      <p className="phrases rotation subheading" aria-hidden="true">
        {phrases.map(({ family, text }, position) => (
          <span key={text} data-family={family} data-current={position === 0 ? '' : undefined}>
            {text}
          </span>
        ))}
      </p>
      <ul className="visually-hidden">
        {phrases.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
