import { SectionHeading } from '../primitives/heading.tsx';

const looks = {
  /** Side by side under one line. */
  columns: 'points-columns',
  /** One below the other with large figures, for an order that matters. */
  numbered: 'points-numbered',
  /** Tinted cells, the first one wide. */
  cells: 'points-cells',
} as const;

type PointGridProps = {
  block: { title: string; description: string; items: { title: string; description: string }[] };
  look: keyof typeof looks;
  id?: string;
  ground?: 'paper' | 'wash' | 'deep';
};

const grounds = { paper: '', wash: 'bg-tone-wash', deep: '' } as const;

/** A titled list of points, each a title and a sentence or two. */
export function PointGrid({ block, look, id, ground = 'paper' }: PointGridProps) {
  const List = look === 'numbered' ? 'ol' : 'ul';
  return (
    <section id={id} className={`band ${grounds[ground]}`} data-ground={ground === 'deep' ? 'deep' : undefined}>
      <div className="wrap">
        <SectionHeading title={block.title} description={block.description} layout="split" />
        <List className={`${looks[look]} mt-12`}>
          {block.items.map((item) => (
            <li key={item.title} data-reveal="">
              <h3 className="subheading text-h4">{item.title}</h3>
              <p className="mt-2 text-soft">{item.description}</p>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
