/** Before and after each word that holds a figure. */
const aroundFigures = /(?<=\s)(?=\S*\d)|(?<=\d\S*)(?=\s)/;

/** An amount as on a price tag: the figures large, the words around them small. */
export function Amount({ children: amount }: { children: string }) {
  return (
    <p className="amount text-small text-soft">
      {amount
        .split(aroundFigures)
        .map((part) => (/\d/.test(part) ? <b key={part}>{part}</b> : <span key={part}>{part}</span>))}
    </p>
  );
}
