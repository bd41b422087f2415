import type { ComponentProps } from 'react';
import type { Surface } from '#site/section.ts';

type SectionFrameProps = ComponentProps<'section'> & { surface: Surface; slim?: boolean };

export function SectionFrame({ surface, slim, className = '', ...section }: SectionFrameProps) {
  const look = surface === 'ruled' ? 'section-ruled' : surface === 'closing' ? 'closing' : '';
  const coloredSurface = surface === 'deep' || surface === 'tinted' ? surface : undefined;
  const classNames = [slim ? 'section-slim' : 'section', look, className].filter(Boolean);
  return <section {...section} className={classNames.join(' ')} data-surface={coloredSurface} />;
}
