import type { ComponentProps } from 'react';
import type { Surface } from '#site/section.ts';

type SectionFrameProps = ComponentProps<'section'> & { surface: Surface; above?: Surface | undefined; slim?: boolean };

/** `above` is the surface of the section before. */
export function SectionFrame({ surface, above, slim, className = '', ...section }: SectionFrameProps) {
  const look = surface === 'ruled' ? 'section-ruled' : surface === 'closing' ? 'closing' : '';
  const colored = surface === 'deep' || surface === 'wash' ? surface : undefined;
  const names = [slim ? 'section-slim' : 'section', look, className].filter(Boolean);
  return <section {...section} className={names.join(' ')} data-surface={colored} data-above={above} />;
}
