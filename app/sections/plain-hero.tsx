import type { ReactNode } from 'react';
import type { Drawing } from '../page.ts';
import { PageTitle } from '../primitives/heading.tsx';
import { Terrain } from '../primitives/terrain.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

type PlainHeroProps = {
  hero: { tagline?: string; title: string; description: string };
  name?: string;
  terrain: Drawing;
  children?: ReactNode;
};

/** First view of a page whose words are its picture. */
export function PlainHero({ hero, name, terrain, children }: PlainHeroProps) {
  return (
    <section className="page-hero">
      <Terrain terrain={terrain} />
      <div className="wrap plain-hero">
        {name && <Breadcrumb name={name} />}
        {hero.tagline && <p className="tag">{hero.tagline}</p>}
        <PageTitle>{hero.title}</PageTitle>
        <p className="mt-6 max-w-prose text-lead text-soft">{hero.description}</p>
        {children}
      </div>
    </section>
  );
}
