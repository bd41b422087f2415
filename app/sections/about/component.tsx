import { useAddress } from '#app/page-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: about, frame }: SectionProps<'about'>) {
  const address = useAddress();
  return (
    // Samples of work are not printed.
    <SectionFrame {...frame} className={about.sample ? 'no-print' : ''}>
      <div className="container columns about-block">
        <div>
          <SectionHeading tagline={about.tagline} title={about.title} />
          <Paragraphs texts={about.paragraphs} className="mt-6" />
          <div className="row about-block-actions mt-block">
            <ButtonLink to={address(about.to)} look="quiet">
              {about.buttonText}
              <span className="visually-hidden">: {about.tagline}</span>
            </ButtonLink>
            {about.more && <OnwardLink {...about.more} />}
          </div>
        </div>
        <Picture {...about.image} className="about-block-picture" />
      </div>
    </SectionFrame>
  );
}
