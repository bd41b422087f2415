import { useLocalizedPath } from '#app/page-context.ts';
import { arrowRight, Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function ExperienceSection({ view: experience, frame }: SectionProps<'experience'>) {
  const address = useLocalizedPath();
  const [word, year] = experience.title.split(/\s(?=\S+$)/);
  return (
    <SectionFrame {...frame}>
      <div className="container columns experience">
        <div data-reveal="">
          <h2 className="heading experience-title">
            <span className="text-h3">{word}</span> <span className="experience-year">{year}</span>
          </h2>
          <p className="mt-block text-measure text-lead text-soft">{experience.description}</p>
        </div>
        <Picture {...experience.image} className="experience-picture" />
        <ul className="tiles two-columns-early" data-reveal="">
          {experience.tiles.map((tile) => (
            <li key={tile.title} className="tile text-small-on-phones">
              <h3 className="subheading text-h3">
                <a href={address(tile.to)} className="stretched-link">
                  {tile.title}
                </a>
              </h3>
              <p className="mt-3 text-soft">{tile.description}</p>
              <Icon icon={arrowRight} className="arrow mirrored" />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
