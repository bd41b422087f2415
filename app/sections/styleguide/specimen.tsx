import type { ReactNode } from 'react';

type SpecimenProps = { title: string; ground?: 'paper' | 'deep'; children: ReactNode };

/** One part of the style guide, under its name. */
export function Specimen({ title, ground = 'paper', children }: SpecimenProps) {
  return (
    <section className="section-slim section-ruled specimen" data-ground={ground === 'deep' ? 'deep' : undefined}>
      <div className="container">
        <h2 className="heading text-h3">{title}</h2>
        {children}
      </div>
    </section>
  );
}
