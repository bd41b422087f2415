import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Drawing, Picture as PictureData } from '#app/content/page.ts';
import type { Menu } from '#app/content/pages.ts';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { Contours } from '#app/ui/contours.tsx';
import { PageTitle } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { ContactButton } from '../call-to-action/contact-button.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';

type Stat = { value: string; label: string; sample: boolean };
type PageHeroProps = {
  hero: {
    tagline?: string;
    title: string;
    titleHighlight?: string;
    description: string;
    image?: PictureData;
    stats?: Stat[];
  };
  /** In the breadcrumb, which a page without a name has not. */
  name?: string;
  family?: Menu;
  contours: Drawing;
  surface?: 'deep';
  className?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ hero, name, family, contours, surface, className = '', actions, children }: PageHeroProps) {
  return (
    <section className={`page-hero ${className}`} data-surface={surface}>
      <Contours drawing={contours} />
      <div className={`container ${hero.image ? 'page-hero-grid' : 'plain-hero'}`}>
        <div>
          {name && <Breadcrumb name={name} family={family} />}
          {hero.tagline && <p className="tag">{hero.tagline}</p>}
          <PageTitle>
            {hero.title}
            {hero.titleHighlight && <span className="title-turn"> {hero.titleHighlight}</span>}
          </PageTitle>
          <p className="mt-6 text-measure text-lead text-soft">{hero.description}</p>
          {actions && <div className="row hero-actions mt-8">{actions}</div>}
          {children}
        </div>
        {hero.image && <Picture {...hero.image} priority="first" className="page-hero-picture" />}
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

export function ServiceActions() {
  const { service } = useShell().site;
  return (
    <>
      <ContactButton label={service.start} />
      <a href="#services" className="button button-secondary">
        {service.view}
        <ArrowDown size={18} aria-hidden="true" />
      </a>
    </>
  );
}

function Breadcrumb({ name, family }: { name: string; family?: Menu }) {
  const { site } = useShell();
  const address = useAddress();
  return (
    <nav aria-label={site.service.breadcrumb} className="breadcrumb">
      <ol className="row">
        <li>
          <SiteLink to={address('/')}>{site.nav.home}</SiteLink>
        </li>
        {family && family !== 'corporate' && (
          <li>
            <SiteLink to={`${address('/services')}#${family}`}>{site.nav.menus[family]}</SiteLink>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
