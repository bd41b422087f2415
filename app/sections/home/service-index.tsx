import type { NavLink } from '#app/content/loaders/shell-data.server.ts';
import type { Page } from '#app/content/page.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { CardIcon } from './card-icon.tsx';

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
