import type { Page } from '../page.ts';

/** One promise, on dark ground. */
export function Banner({ banner }: { banner: Page<'home'>['banner'] }) {
  return (
    <section className="band-slim" data-ground="deep" data-family="corporate">
      <div className="wrap split">
        <h2 className="heading text-h2">{banner.title}</h2>
        <p className="text-lead text-soft">{banner.description}</p>
      </div>
    </section>
  );
}
