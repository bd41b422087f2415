import { Contours } from '#app/ui/contours.tsx';
import { PageTitle } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Drawing, Page } from '#content/page.ts';

/** First view of the contact page: short, so that the ways to reach us are in it. */
export function ContactHero({ hero, terrain }: { hero: Page<'contact'>['hero']; terrain: Drawing }) {
  return (
    <section className="page-hero contact-hero">
      <Contours drawing={terrain} />
      <div className="container page-hero-grid">
        <div>
          <PageTitle>{hero.title}</PageTitle>
          <p className="mt-6 text-measure text-lead text-soft">{hero.description}</p>
        </div>
        <Picture {...hero.image} className="page-hero-picture" />
      </div>
    </section>
  );
}
