import { BrainCircuit, Cloud, ShieldCheck, Smartphone } from 'lucide-react';
import type { NavLink } from '#app/content/loaders/shell-data.server.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Page } from '#content/page.ts';

/** Icon and hue of each service card, in the order of the content (spec section 3, Service card). */
const looks = [
  { Icon: Cloud, family: 'erp' },
  { Icon: BrainCircuit, family: 'data' },
  { Icon: Smartphone, family: 'digital' },
  { Icon: ShieldCheck, family: 'security' },
] as const;

type ServiceIndexProps = { services: Page<'home'>['services']; links: NavLink[][] };

/** The four service cards, set like the index of a book: name, what it is, where it goes on. */
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
          {services.items.map((item, position) => {
            const { Icon, family } = looks[position % looks.length] ?? looks[0];
            return (
              <li key={item.title} className="index-row" data-family={family} data-reveal="">
                <span className="index-icon">
                  <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
                </span>
                <h3 className="subheading text-h3">{item.title}</h3>
                <p className="text-soft">{item.description}</p>
                <ul className="index-links">
                  {links[position]?.map((link) => (
                    <li key={link.to}>
                      <SiteLink to={link.to} className="link link-quiet">
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
