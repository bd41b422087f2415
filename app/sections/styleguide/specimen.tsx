import type { ReactNode } from 'react';

type SpecimenProps = { title: string; ground?: 'paper' | 'deep'; children: ReactNode };

/** One part of the style guide, under its name. */
export function Specimen({ title, ground = 'paper', children }: SpecimenProps) {
  return (
    <section className="band-slim band-ruled specimen" data-ground={ground === 'deep' ? 'deep' : undefined}>
      <div className="wrap">
        <h2 className="heading text-h3">{title}</h2>
        {children}
      </div>
    </section>
  );
}
