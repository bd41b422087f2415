import type { ReactNode } from 'react';
import { Contours } from '#app/ui/contours.tsx';
import { PageTitle } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Drawing, Picture as PictureData } from '#content/page.ts';
import { Breadcrumb } from './breadcrumb.tsx';

type PlainHeroProps = {
  hero: { tagline?: string; title: string; description: string; image?: PictureData };
  name?: string;
  terrain: Drawing;
  children?: ReactNode;
};

/** First view of a page with a plain title, its picture beside the words where it has one. */
export function PlainHero({ hero, name, terrain, children }: PlainHeroProps) {
  return (
    <section className="page-hero">
      <Contours drawing={terrain} />
      <div className={`container ${hero.image ? 'page-hero-grid' : 'plain-hero'}`}>
        <div>
          {name && <Breadcrumb name={name} />}
          {hero.tagline && <p className="tag">{hero.tagline}</p>}
          <PageTitle>{hero.title}</PageTitle>
          <p className="mt-6 text-measure text-lead text-soft">{hero.description}</p>
          {children}
        </div>
        {hero.image && <Picture {...hero.image} priority="first" className="page-hero-picture" />}
      </div>
    </section>
  );
}
