import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: mission, frame }: SectionProps<'mission'>) {
  return (
    <SectionFrame {...frame}>
      <div className="container columns mission" data-reveal="">
        <div>
          <h2 className="heading text-h2">{mission.title}</h2>
          {mission.tags && (
            <ul className="row chips mt-6">
              {mission.tags.map((tag) => (
                <li key={tag} className="chip">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Paragraphs texts={mission.paragraphs} hasLead />
      </div>
    </SectionFrame>
  );
}
