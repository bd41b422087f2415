/** Before and after each word that holds a figure. */
const aroundFigures = /(?<=\s)(?=\S*\d)|(?<=\d\S*)(?=\s)/;

export function Amount({ children: amount }: { children: string }) {
  return (
    <p className="amount text-small text-soft">
      {amount
        .split(aroundFigures)
        .map((part) => (/\d/.test(part) ? <b key={part}>{part}</b> : <span key={part}>{part}</span>))}
    </p>
  );
}
