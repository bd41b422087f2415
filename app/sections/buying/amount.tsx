/** What stands before the first figure, from the first figure to the last, and the unit after it. */
const tag = /^(.*?)(\S*\d(?:.*\d)?\S*)(.*)$/;

/** An amount as on a price tag: the figures large, the words around them small. */
export function Amount({ children: amount }: { children: string }) {
  const [before, figures, unit] = tag.exec(amount)?.slice(1) ?? ['', amount, ''];
  return (
    <p className="amount">
      {before && <span>{before}</span>}
      <b>{figures}</b>
      {unit && <span>{unit}</span>}
    </p>
  );
}
