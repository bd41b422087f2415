import type { SectionProps } from '../definitions.ts';

export function Section({ content }: SectionProps<'banner'>) {
  return (
    <section className="container container-wide" id={content.id}>
      <div className="banner split" data-surface="deep">
        <h2 className="heading text-h2">{content.title}</h2>
        <p className="text-lead text-soft">{content.description}</p>
      </div>
    </section>
  );
}
