import { useShell } from '#app/page-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { SectionProps } from '../definitions.ts';
import { FamilyPart } from './family-part.tsx';

export function Section({ view }: SectionProps<'service-index'>) {
  const { words, colon } = useShell();
  return view.families.map((group) => (
    <FamilyPart key={group.family} group={group}>
      {group.links.map((link) => (
        <li key={link.to} className="tile">
          <h3 className="subheading text-h4">
            <SiteLink to={link.to} className="stretched-link">
              {link.label}
            </SiteLink>
          </h3>
          <p className="mt-1 text-small text-soft">{link.summary}</p>
          {link.smallest && (
            <p className="mt-2 text-small">
              {words.service.smallest + colon} <b>{link.smallest.amount}</b>
              {link.smallest.summary && `. ${link.smallest.summary}`}
            </p>
          )}
          <Icon of="arrow-right" className="arrow mirrored" />
        </li>
      ))}
    </FamilyPart>
  ));
}
