import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

/** Six milestones, each below its point in the picture. */
export function Section({ view: block, frame }: SectionProps<'milestones'>) {
  return (
    <SectionFrame {...frame} className="milestones-section">
      <div className="container">
        <SectionHeading title={block.title} description={block.description} layout="split" />
      </div>
      <div className="milestones" data-reveal="">
        {block.profile && <img {...block.profile} alt="" className="no-print" loading="lazy" decoding="async" />}
        <ul className="pairs">
          {block.items.map((item) => (
            <li key={item.title}>
              <h3 className="subheading text-h4">{item.title}</h3>
              <p className="mt-1 text-small text-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
