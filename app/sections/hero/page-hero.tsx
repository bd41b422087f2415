import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Menu } from '#app/content/pages.ts';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { PageTitle } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Drawing, Picture as PictureData } from '#content/page.ts';
import { SampleLabel } from '../sample/sample-label.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

type Stat = { value: string; label: string; sample: boolean };
type PageHeroProps = {
  hero: {
    tagline: string;
    title: string;
    titleHighlight: string;
    description: string;
    image: PictureData;
    stats?: Stat[];
  };
  name: string;
  family?: Menu;
  terrain: Drawing;
  surface?: 'deep';
  children?: ReactNode;
};

/** First view of a page below home: where it stands, what it says, its picture, up to three figures. */
export function PageHero({ hero, name, family, terrain, surface, children }: PageHeroProps) {
  return (
    <section className="page-hero" data-surface={surface}>
      <Contours drawing={terrain} />
      <div className="container page-hero-grid">
        <div>
          <Breadcrumb name={name} family={family} />
          <p className="tag">{hero.tagline}</p>
          <PageTitle>
            {hero.title} <span className="title-turn">{hero.titleHighlight}</span>
          </PageTitle>
          <p className="mt-6 text-measure text-lead text-soft">{hero.description}</p>
          {children && <div className="hero-actions mt-8">{children}</div>}
        </div>
        <Picture {...hero.image} priority="first" className="page-hero-picture" />
        {hero.stats && hero.stats.length > 0 && <HeroStats stats={hero.stats} />}
      </div>
    </section>
  );
}

function HeroStats({ stats }: { stats: Stat[] }) {
  const { service } = useShell().site;
  return (
    <div className="hero-figures">
      <dl className="hero-stats" aria-label={service.statsLabel}>
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd className="subheading text-h3">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <SampleLabel of={stats} />
    </div>
  );
}

/** The two ways on from a service page's hero. */
export function ServiceActions() {
  const { service } = useShell().site;
  const address = useAddress();
  return (
    <>
      <ButtonLink to={address('/contact-us')}>{service.start}</ButtonLink>
      <a href="#services" className="button button-secondary">
        {service.view}
        <ArrowDown size={18} aria-hidden="true" />
      </a>
    </>
  );
}
