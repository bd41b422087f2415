import type { Page } from '../page.ts';

/** One promise, on dark ground. */
export function Banner({ banner }: { banner: Page<'home'>['banner'] }) {
  return (
    <section className="band-slim" data-ground="deep" data-family="corporate">
      <div className="wrap grid items-baseline gap-x-12 gap-y-4 lg:grid-cols-2">
        <h2 className="heading text-h3">{banner.title}</h2>
        <p className="text-soft">{banner.description}</p>
      </div>
    </section>
  );
}
