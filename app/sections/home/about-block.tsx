import type { Page } from '#app/content/page.ts';
import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { type Onward, OnwardLink } from './onward-link.tsx';

export function AboutBlock({ about, more }: { about: Page<'home'>['about']; more?: Onward }) {
  const address = useAddress();
  return (
    <section className="section" data-surface="wash" data-family="corporate">
      <div className="container about-block">
        <div>
          <SectionHeading tag={about.tagline} title={about.title} />
          <div className="prose mt-6">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="row about-block-ways mt-8">
            <ButtonLink to={address('/about-us')} look="quiet">
              {about.buttonText}
              <span className="visually-hidden">: {about.tagline}</span>
            </ButtonLink>
            {more && <OnwardLink {...more} />}
          </div>
        </div>
        <Picture {...about.image} className="about-block-picture" />
      </div>
    </section>
  );
}
