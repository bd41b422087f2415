import type { Page } from '#app/content/page.ts';

export function Banner({ banner }: { banner: Page<'home'>['banner'] }) {
  return (
    <section className="container container-wide" data-family="corporate">
      <div className="banner contoured split" data-surface="deep">
        <h2 className="heading text-h2">{banner.title}</h2>
        <p className="text-lead text-soft">{banner.description}</p>
      </div>
    </section>
  );
}
