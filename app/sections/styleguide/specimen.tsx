import type { ReactNode } from 'react';

type SpecimenProps = { title: string; surface?: 'paper' | 'deep'; children: ReactNode };

export function Specimen({ title, surface = 'paper', children }: SpecimenProps) {
  return (
    <section className="section-slim section-ruled specimen" data-surface={surface === 'deep' ? 'deep' : undefined}>
      <div className="container">
        <h2 className="heading text-h3">{title}</h2>
        {children}
      </div>
    </section>
  );
}
