import { Mark } from '#app/ui/mark.tsx';

/** Covers the page after each document load. CSS ends it; a key or a click ends it sooner (app/early.js). */
export function Splash() {
  return (
    <div className="splash no-print" aria-hidden="true">
      <Mark />
    </div>
  );
}
