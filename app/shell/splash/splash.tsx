import { Mark } from '#app/ui/mark.tsx';

/**
 * Covers the page at the first page of a visit. CSS ends it; a key or a click ends it sooner (app/browser/early.js).
 * The second mark shows its accent alone.
 */
export function Splash() {
  return (
    <div className="splash no-print" aria-hidden="true">
      <div>
        <Mark />
        <Mark />
      </div>
    </div>
  );
}
