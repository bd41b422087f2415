import mark from '#generated/mark.json';

/** Covers the page after each document load. CSS ends it; a key or a click ends it sooner (app/early.js). */
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
