import { useLocalizedPath, useShell } from '#app/page-context.ts';
import { Mark } from '#app/ui/mark.tsx';

/** Leads to home and, on home, smoothly to the top (app/browser/scrolling.ts). */
export function Brand() {
  const { company } = useShell();
  const address = useLocalizedPath();
  return (
    <a href={address('/')} className="brand touch-target" data-scroll="top">
      <Mark />
      {company.name}
    </a>
  );
}
