import type { ComponentProps } from 'react';
import type { Surface } from '#site/section.ts';

/** What the section above stands on, or that it ends with figures (`app/sections/sections.tsx`). */
export type Above = Surface | 'figures' | undefined;

type SectionFrameProps = ComponentProps<'section'> & { surface: Surface; above?: Above; slim?: boolean };

/** A full-width part of a page on its surface. */
export function SectionFrame({ surface, above, slim, className = '', ...section }: SectionFrameProps) {
  const look = surface === 'ruled' ? 'section-ruled' : surface === 'closing' ? 'closing' : '';
  const colored = surface === 'deep' || surface === 'wash' ? surface : undefined;
  const names = [slim ? 'section-slim' : 'section', look, className].filter(Boolean);
  return <section {...section} className={names.join(' ')} data-surface={colored} data-above={above} />;
}
