import { Contours } from '#app/ui/contours.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { SectionProps } from '../definitions.ts';
import { HeroButtons } from './hero-buttons.tsx';

type Hero = SectionProps<'hero'>;
type Phrases = NonNullable<Hero['view']['phrases']>;

/** The first view of home, with phrases that take turns. A button to a part of the page scrolls down by one window. */
export function HomeHero({ hero, phrases, page }: { hero: Hero['view']; phrases: Phrases; page: Hero['page'] }) {
  const buttons = hero.buttons ?? [];
  const [nextPart = ''] = buttons.flatMap(({ to }) => (to.startsWith('#') ? [to.slice(1)] : []));
  return (
    <section className="first-view home-hero">
      <Contours drawing={page.contours} />
      <div className="container columns home-hero-grid">
        <div>
          <p className="tagline">{hero.tagline}</p>
          <h1 className="heading text-h1">{hero.title}</h1>
          <RotatingPhrases phrases={phrases} />
          <p className="mt-4 text-measure text-lead text-soft">{hero.description}</p>
          <div className="row actions mt-block">
            <HeroButtons buttons={buttons} scroll="view" />
          </div>
        </div>
        {hero.image && <Picture {...hero.image} priority="first" className="home-hero-picture" />}
      </div>
      {nextPart && <span id={nextPart} />}
    </section>
  );
}

/** One phrase at a time (app/browser/phrases.ts); screen readers get them once, as a list. */
function RotatingPhrases({ phrases }: { phrases: Phrases }) {
  return (
    <>
      <p className="phrases rotation subheading" aria-hidden="true">
        {phrases.map(({ group, text }, index) => (
          <span key={text} data-group={group} data-current={index === 0 ? '' : undefined}>
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
