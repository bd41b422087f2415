import { useLocalizedPath } from '#app/page-context.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function TextWithPictureSection({ view, frame }: SectionProps<'text-with-picture'>) {
  const address = useLocalizedPath();
  return (
    // Samples of work are not printed.
    <SectionFrame {...frame} className={view.sample ? 'no-print' : ''}>
      <div className="container columns text-with-picture">
        <div>
          <SectionHeading tagline={view.tagline} title={view.title} />
          <Paragraphs texts={view.paragraphs} className="mt-6" />
          <div className="row text-with-picture-actions mt-block">
            <a href={address(view.to)} className="button button-secondary">
              {view.buttonText}
              <span className="visually-hidden">: {view.tagline}</span>
            </a>
            {view.more && <OnwardLink {...view.more} />}
          </div>
        </div>
        <Picture {...view.image} className="text-with-picture-image" />
      </div>
    </SectionFrame>
  );
}
