import { useShell } from '#app/page-context.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function TechnologiesSection({ view: technologies, frame }: SectionProps<'technologies'>) {
  const { sectionWords } = useShell().words;
  const title = (
    <>
      {technologies.title} <span className="title-highlight">{technologies.titleHighlight}</span>
    </>
  );
  return (
    <SectionFrame {...frame}>
      <div className="container heading-beside">
        <SectionHeading tagline={sectionWords.technologiesTag} title={title} description={technologies.description}>
          {sectionWords.allTechnologies && <OnwardLink {...sectionWords.allTechnologies} />}
        </SectionHeading>
        <ul className="technologies-list ruled-list">
          {technologies.items.map((item) => (
            <li key={item.name} data-reveal="">
              <span className="technologies-symbol no-print" aria-hidden="true">
                {item.symbol ?? item.name.slice(0, 2)}
              </span>
              <h3 className="subheading text-h4">{item.name}</h3>
              <p className="text-small text-strong">{item.description}</p>
              <p className="text-small text-soft">{item.content}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
