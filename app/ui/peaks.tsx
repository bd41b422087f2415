/** A list whose entries begin with the peak of the mark. */
export function Peaks({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`peaks ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
