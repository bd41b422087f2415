import type { ReactNode } from 'react';
import { useLocalizedPath, useShell } from '#app/page-context.ts';
import { Contours } from '#app/ui/contours.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleLabel } from '#app/ui/sample-label.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import type { Picture as PictureData } from '#site/picture.ts';
import type { SectionProps } from '../definitions.ts';
import { HeroButtons } from './hero-buttons.tsx';
import { HomeHero } from './home-hero.tsx';

type HeroView = SectionProps<'hero'>['view'];

export default function HeroSection({ view, page }: SectionProps<'hero'>) {
  const { phrases, buttons = [], familyLinks, familiesTitle } = view;
  if (phrases) return <HomeHero hero={view} phrases={phrases} page={page} />;
  return (
    <PageHero hero={view} page={page} actions={buttons[0] && <HeroButtons buttons={buttons} scroll="part" />}>
      {familiesTitle && <h2 className="mt-part text-strong">{familiesTitle}</h2>}
      {(familyLinks || familiesTitle) && <FamilyLinks onIndexPage={familyLinks} />}
    </PageHero>
  );
}

type PageHeroProps = {
  hero: Pick<HeroView, 'tagline' | 'title' | 'titleHighlight' | 'description' | 'stats'> & { image?: PictureData };
  page: SectionProps<'hero'>['page'];
  className?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ hero, page, className = '', actions, children }: PageHeroProps) {
  return (
    <section
      className={`first-view hero ${hero.image ? '' : 'hero-plain'} ${className}`}
      data-pattern={page.pattern}
      data-compact={page.path === fixedPaths.contact || undefined}
      data-surface={page.pattern === 'night' ? 'deep' : undefined}
    >
      <Contours drawing={page.contours} />
      <div className={`container ${hero.image ? 'columns hero-grid' : ''}`}>
        <div>
          {page.trail && (
            <div className="row breadcrumb">
              <Breadcrumb name={page.navLabel} trail={page.trail} />
              <SampleLabel of={[page]} />
            </div>
          )}
          {hero.tagline && <p className="tagline">{hero.tagline}</p>}
          <h1 className="heading text-page-title">
            {hero.title}
            {hero.titleHighlight && <span className="title-highlight"> {hero.titleHighlight}</span>}
          </h1>
          <p className="mt-6 text-measure text-lead text-soft">{hero.description}</p>
          {actions && <div className="row actions mt-block">{actions}</div>}
          {children}
        </div>
        {hero.image && <Picture {...hero.image} priority="first" className="hero-picture" />}
        {hero.stats?.[0] && <HeroStats stats={hero.stats} />}
      </div>
    </section>
  );
}

/** Links to the parts of the index page about each service family. */
function FamilyLinks({ onIndexPage }: { onIndexPage: boolean | undefined }) {
  const families = useShell().menus.filter(({ indexAddress }) => indexAddress);
  return (
    <ul className="row family-links no-print mt-6">
      {families.map(({ id, name, indexAddress = '' }) => (
        <li key={id} data-group={id}>
          <a href={onIndexPage ? `#${id}` : indexAddress} className="onward">
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function HeroStats({ stats }: { stats: NonNullable<HeroView['stats']> }) {
  const { sectionWords } = useShell().words;
  return (
    <dl className="hero-stats" aria-label={sectionWords.statsLabel}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="subheading text-h3">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Breadcrumb({ name, trail }: { name: string; trail: { label: string; to: string }[] }) {
  const { words } = useShell();
  const address = useLocalizedPath();
  return (
    <nav aria-label={words.sectionWords.breadcrumb} className="no-print">
      <ol className="row">
        <li>
          <a href={address('/')} className="touch-target">
            {words.nav.home}
          </a>
        </li>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="touch-target">
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
