import type { Page } from '../page.ts';
import { SectionHeading } from '../primitives/heading.tsx';
import { useShell } from '../shell.ts';
import { OnwardLink } from './onward-link.tsx';

/** Six tools of the trade, set like a periodic table: first letter, name, what it is, what we do with it. */
export function TechnologyGrid({ technologies }: { technologies: Page<'service'>['technologies'] }) {
  const { service } = useShell().site;
  const names = technologies.items.map((item) => item.name);
  const title = (
    <>
      {technologies.title} <span className="title-turn">{technologies.titleHighlight}</span>
    </>
  );
  return (
    <section className="band" id="technologies">
      <div className="wrap beside">
        <SectionHeading tag={service.technologiesTag} title={title} description={technologies.description}>
          <OnwardLink label={service.allTechnologies} to="/technologies" />
        </SectionHeading>
        <ul className="elements">
          {technologies.items.map((item) => (
            <li key={item.name} data-reveal="">
              <span className="element-letter" aria-hidden="true">
                {firstLetter(item.name, names)}
              </span>
              <h3 className="subheading text-h4">{item.name}</h3>
              <p className="text-small font-semibold text-tone-ink">{item.description}</p>
              <p className="text-small text-soft">{item.content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * The letter a name is known by among its neighbors: that of the first word that tells it apart, so that a maker's name
 * that several share is passed over. `SAP Fiori` beside `SAP HANA` -> `F`, `Kotlin` -> `K`, `.NET` -> `N`.
 */
function firstLetter(name: string, neighbors: string[]): string {
  const words = name.split(' ');
  const begins = (count: number) => `${words.slice(0, count).join(' ')} `;
  const isShared = (count: number) => neighbors.some((other) => other !== name && other.startsWith(begins(count)));
  const apart = words.findIndex((_, place) => place === words.length - 1 || !isShared(place + 1));
  const [letter = name] =
    words
      .slice(apart)
      .join(' ')
      .match(/[\p{L}\d]/u) ?? [];
  return letter.charAt(0).toUpperCase();
}
