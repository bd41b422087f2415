import type { Page } from '../page.ts';
import { SectionHeading } from '../primitives/heading.tsx';
import { useShell } from '../shell.ts';

/** Six tools of the trade, set like a periodic table: first letter, name, what it is, what we do with it. */
export function TechnologyGrid({ technologies }: { technologies: Page<'service'>['technologies'] }) {
  const { service } = useShell().site;
  const title = (
    <>
      {technologies.title} <span className="text-tone-ink">{technologies.titleHighlight}</span>
    </>
  );
  return (
    <section className="band" id="technologies">
      <div className="wrap">
        <SectionHeading
          tag={service.technologiesTag}
          title={title}
          description={technologies.description}
          layout="split"
        />
        <ul className="elements mt-12">
          {technologies.items.map((item) => (
            <li key={item.name} data-reveal="">
              <span className="element-letter" aria-hidden="true">
                {firstLetter(item.name)}
              </span>
              <h3 className="subheading text-h4">{item.name}</h3>
              <p className="text-small font-medium text-tone-ink">{item.description}</p>
              <p className="mt-3 text-small text-soft">{item.content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The letter a name is known by: its second word's where a maker comes first, `SAP Fiori` -> `F`, `Kotlin` -> `K`. */
function firstLetter(name: string): string {
  const words = name.split(/[\s/(]+/).filter((word) => /^[\p{L}\d]/u.test(word));
  return (words[1] ?? words[0] ?? name).charAt(0).toUpperCase();
}
