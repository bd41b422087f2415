import type { Page } from '../page.ts';
import { ButtonLink } from '../primitives/button.tsx';
import { useForeignPhrases } from '../primitives/foreign-phrases.tsx';
import { SectionHeading } from '../primitives/heading.tsx';
import { Picture } from '../primitives/picture.tsx';
import { useAddress } from '../shell.ts';
import { type Onward, OnwardLink } from './onward-link.tsx';

/** Who we are, beside a picture that leaves the grid. */
export function AboutBlock({ about, more }: { about: Page<'home'>['about']; more?: Onward }) {
  const markForeign = useForeignPhrases();
  const address = useAddress();
  return (
    <section className="band bg-tone-wash" data-family="corporate">
      <div className="wrap about-block">
        <div>
          <SectionHeading tag={about.tagline} title={about.title} />
          <div className="mt-6 grid max-w-prose gap-4 text-soft">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{markForeign(paragraph)}</p>
            ))}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink to={address('/about-us')} look="quiet">
              {about.buttonText}
              <span className="sr-only">: {about.tagline}</span>
            </ButtonLink>
            {more && <OnwardLink {...more} />}
          </div>
        </div>
        <Picture {...about.image} className="about-block-picture" />
      </div>
    </section>
  );
}
