import type { Page } from '#app/content/page.ts';

export function Mission({ mission }: { mission: Page<'about'>['mission'] }) {
  return (
    <section className="section" data-surface="deep">
      <div className="container mission" data-reveal="">
        <div>
          <h2 className="heading text-h2">{mission.title}</h2>
          <ul className="row chips mt-6">
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
