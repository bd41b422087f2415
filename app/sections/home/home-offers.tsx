import { BrainCircuit, Cloud, Link2, RefreshCcw, Scale, ServerCog, ShieldCheck, Smartphone } from 'lucide-react';
import type { NavLink } from '#app/content/loaders/shell-data.server.ts';
import type { Drawing, Page } from '#app/content/page.ts';
import { Contours } from '#app/ui/contours.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { type Onward, OnwardLink } from './onward-link.tsx';

type SolutionCardsProps = { solutions: Page<'home'>['solutions']; contours: Drawing; more?: Onward };

export function SolutionCards({ solutions, contours, more }: SolutionCardsProps) {
  return (
    <section className="section" data-family="corporate" id="solutions">
      <div className="container solutions">
        <SectionHeading tag={solutions.tagline} title={solutions.title} description={solutions.description}>
          {more && <OnwardLink {...more} />}
        </SectionHeading>
        <ul className="bento">
          {solutions.items.map((item) => (
            <li key={item.title} className="bento-cell panel" data-family={item.family} data-reveal="">
              <Contours drawing={contours} />
              <CardIcon icon={item.icon} />
              <h3 className="subheading text-h3">{item.title}</h3>
              <p className="text-measure text-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ServiceIndexProps = { services: Page<'home'>['services']; links: NavLink[][] };

export function ServiceIndex({ services, links }: ServiceIndexProps) {
  return (
    <section className="section service-index" data-family="corporate">
      <div className="container">
        <SectionHeading
          tag={services.tagline}
          title={services.title}
          description={services.description}
          layout="split"
        />
        <ol className="lines">
          {services.items.map((item, position) => (
            <li key={item.title} className="index-row" data-family={item.family} data-reveal="">
              <span className="index-icon">
                <CardIcon icon={item.icon} />
              </span>
              <h3 className="subheading text-h3">{item.title}</h3>
              <p className="text-soft">{item.description}</p>
              <ul className="row index-links">
                {links[position]?.map((link) => (
                  <li key={link.to}>
                    <SiteLink to={link.to} className="link link-quiet">
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const icons = {
  brain: BrainCircuit,
  cloud: Cloud,
  cycle: RefreshCcw,
  link: Link2,
  phone: Smartphone,
  scale: Scale,
  server: ServerCog,
  shield: ShieldCheck,
};

function CardIcon({ icon }: { icon: Page<'home'>['services']['items'][number]['icon'] }) {
  const Icon = icons[icon];
  return <Icon size={40} strokeWidth={1.5} aria-hidden="true" />;
}
