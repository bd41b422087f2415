import { ArrowRight } from 'lucide-react';
import type { ServiceGroup } from '#app/content/loaders/index-data.server.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { FamilyHeader } from './family-header.tsx';

/** One family's services as a list of links, its name and a picture standing beside them. */
export function FamilyIndex({ group }: { group: ServiceGroup }) {
  return (
    <section className="family" data-family={group.family} id={group.family}>
      <div className="container family-index">
        <FamilyHeader group={group} />
        <ul className="lines">
          {group.links.map((link) => (
            <li key={link.to} className="tile">
              <h3 className="subheading text-h4">
                <SiteLink to={link.to} className="cover">
                  {link.label}
                </SiteLink>
              </h3>
              <p className="mt-1 text-small text-soft">{link.summary}</p>
              <ArrowRight aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
