import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'banner'>) {
  return (
    <section className="container" id={frame.id}>
      <div className="hung banner split" data-surface="deep">
        <h2 className="heading text-h2">{view.title}</h2>
        <p className="text-lead text-soft">{view.description}</p>
      </div>
    </section>
  );
}
