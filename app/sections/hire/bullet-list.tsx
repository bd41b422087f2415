type BulletListProps = { list: { title: string; description: string; items: string[] } };

/** A titled list of short lines. */
export function BulletList({ list }: BulletListProps) {
  return (
    <div data-reveal="">
      <h3 className="subheading text-h3">{list.title}</h3>
      <p className="mt-2 text-soft">{list.description}</p>
      <ul className="peaks mt-5">
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
