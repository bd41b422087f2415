export function Bullets({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`bullets ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
