import { DrawnMark } from '#app/ui/mark.tsx';

/** Covers the finished page for 1500 ms after each document load. CSS ends it; a key or a click ends it sooner. */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <DrawnMark />
    </div>
  );
}
