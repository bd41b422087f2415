type BulletListProps = { list: { title: string; description: string; items: string[] } };

/** A titled list of short lines. */
export function BulletList({ list }: BulletListProps) {
  return (
    <div className="bullet-list" data-reveal="">
      <h3 className="subheading text-h3">{list.title}</h3>
      <p className="text-soft">{list.description}</p>
      <ul className="peaks">
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
