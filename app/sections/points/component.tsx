import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

const looks = {
  columns: { list: 'points-columns pairs text-phone', title: 'text-h4', layout: 'points-below' },
  /** Shows large numbers, for entries whose order matters. */
  numbered: { list: 'points-numbered text-phone', title: 'text-h3', layout: 'heading-beside' },
} as const;

export function Section({ view: block, frame }: SectionProps<'points'>) {
  const { look } = block;
  const List = look === 'numbered' ? 'ol' : 'ul';
  const { list, title, layout } = looks[look];
  return (
    <SectionFrame {...frame}>
      <div className={`container ${layout}`}>
        <SectionHeading title={block.title} description={block.description}>
          {block.more && <OnwardLink {...block.more} />}
        </SectionHeading>
        <List className={list}>
          {block.items.map((item) => (
            <li key={item.title} data-reveal="">
              <h3 className={`subheading ${title}`}>{item.title}</h3>
              <p className="mt-2 text-soft">{item.description}</p>
            </li>
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
