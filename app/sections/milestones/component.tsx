import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

/** Six milestones, each below its point in the picture. */
export default function MilestonesSection({ view: block, frame }: SectionProps<'milestones'>) {
  return (
    <TitledSection {...block} {...frame}>
      <div className="milestones panel bleed" data-reveal="">
        {block.drawing && <img {...block.drawing} alt="" className="no-print" loading="lazy" decoding="async" />}
        <ul className="two-columns">
          {block.items.map((item) => (
            <li key={item.title}>
              <h3 className="subheading text-h4">{item.title}</h3>
              <p className="mt-2 text-small text-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
