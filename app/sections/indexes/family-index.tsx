import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceGroup, TechnologyGroup } from '#app/content/loaders/index-data.server.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export function FamilyIndex({ group }: { group: ServiceGroup }) {
  return (
    <Family group={group}>
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
    </Family>
  );
}

export function TechnologyIndex({ group }: { group: TechnologyGroup }) {
  return (
    <Family group={group}>
      {group.pages.map((page) => (
        <li key={page.to} className="tool-group">
          <h3 className="subheading text-h4">
            <SiteLink to={page.to} className="link link-quiet link-alone">
              {page.label}
            </SiteLink>
          </h3>
          {page.tools.length === 0 && <p className="mt-2 text-small text-soft">{page.summary}</p>}
          {page.tools.length > 0 && (
            <ul className="tools mt-3">
              {page.tools.map((tool) => (
                <li key={tool.name}>
                  <span className="text-strong">{tool.name}</span>{' '}
                  <span className="text-fine text-soft">{tool.description}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Family>
  );
}

/** A family's name and sentence beside its list, with a picture of one of its services: that page has the picture's words. */
function Family({ group, children }: { group: ServiceGroup | TechnologyGroup; children: ReactNode }) {
  const { nav } = useShell().site;
  return (
    <section className="family" data-family={group.family} id={group.family}>
      <div className="container family-index">
        <header data-reveal="">
          <h2 className="heading text-h2">{nav.menus[group.family]}</h2>
          <p className="mt-4 text-soft">{group.description}</p>
          {group.picture && <Picture {...group.picture} alt="" className="family-picture" />}
        </header>
        <ul className="lines">{children}</ul>
      </div>
    </section>
  );
}
