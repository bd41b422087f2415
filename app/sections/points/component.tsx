import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';
import { Pairs } from './pairs.tsx';
import { Papers } from './papers.tsx';

type Props = Pick<SectionProps<'points'>, 'view' | 'frame'>;

export default function PointsSection({ view, frame }: SectionProps<'points'>) {
  switch (view.look) {
    case 'papers':
      return <Papers view={view} frame={frame} />;
    case 'pairs':
      return <Pairs view={view} frame={frame} />;
    default:
      return <Plain view={view} frame={frame} />;
  }
}

/** Large numbers are for points whose order matters. */
function Plain({ view, frame }: Props) {
  const isNumbered = view.look === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <SectionFrame {...frame}>
      <div className={`container ${isNumbered ? 'heading-beside' : 'points-below'}`}>
        <SectionHeading tagline={view.tagline} title={view.title} description={view.description}>
          {view.more && <OnwardLink {...view.more} />}
        </SectionHeading>
        <List className={`${isNumbered ? 'points-numbered' : 'points-columns two-columns'} text-small-on-phones`}>
          {view.items.map((item) => (
            <li key={item.title} data-reveal="">
              <h3 className={`subheading ${isNumbered ? 'text-h3' : 'text-h4'}`}>{item.title}</h3>
              <p className="mt-2 text-soft">{item.description}</p>
            </li>
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
