import type { TechnologyGroup } from '#app/content/loaders/index-data.server.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { FamilyHeader } from './family-header.tsx';

/** One family's tools, by the service that uses them. */
export function TechnologyIndex({ group }: { group: TechnologyGroup }) {
  return (
    <section className="family" data-family={group.family} id={group.family}>
      <div className="container family-index">
        <FamilyHeader group={group} />
        <div className="lines">
          {group.pages.map((page) => (
            <div key={page.to} className="tool-group">
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
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
