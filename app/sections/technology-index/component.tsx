import { SiteLink } from '#app/ui/site-link.tsx';
import type { SectionProps } from '../definitions.ts';
import { FamilyPart } from '../service-index/family-part.tsx';

export function Section({ view }: SectionProps<'technology-index'>) {
  return view.families.map((group) => (
    <FamilyPart key={group.family} group={group}>
      {group.pages.map((page) => (
        <li key={page.to} className="technology-index-group">
          <h3 className="subheading text-h4">
            <SiteLink to={page.to} className="link link-quiet link-alone">
              {page.label}
            </SiteLink>
          </h3>
          {page.tools.length === 0 && <p className="mt-2 text-small text-soft">{page.summary}</p>}
          {page.tools.length > 0 && (
            <ul className="technology-index-tools pairs-early print-inline mt-3">
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
    </FamilyPart>
  ));
}
