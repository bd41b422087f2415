import type { Page } from '#content/page.ts';

/** What the company is for, on dark ground, with the three words it is held to. */
export function Mission({ mission }: { mission: Page<'about'>['mission'] }) {
  return (
    <section className="band" data-ground="deep">
      <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]" data-reveal="">
        <div>
          <h2 className="heading text-h2">{mission.title}</h2>
          <ul className="mt-6 flex flex-wrap gap-2">
            {mission.tags.map((tag) => (
              <li key={tag} className="chip">
                {tag}
              </li>
            ))}
          </ul>
        </div>
        <div className="prose" data-lead="">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
