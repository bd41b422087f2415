import mark from '#generated/mark.json';

/** Covers the finished page for 1500 ms after each document load. CSS ends it; a key or a click ends it sooner. */
export function Splash() {
  return (
    <div className="splash no-print" aria-hidden="true">
      <svg viewBox={mark.viewBox} aria-hidden="true">
        <path className="fill" d={mark.path} />
        <path className="stroke" d={mark.outline} />
      </svg>
    </div>
  );
}
