import { useLocalizedPath } from '#app/page-context.ts';
import { MailLink, PhoneLink } from '#app/ui/contact-links.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import type { SectionProps } from '../definitions.ts';

export default function CallToActionSection({ view: cta, frame, page }: SectionProps<'call-to-action'>) {
  const address = useLocalizedPath();
  return (
    <SectionFrame {...frame}>
      <Contours drawing={page.contours} className="contours-end" />
      <div className="container split" data-reveal="">
        <h2 className="heading text-page-title">{cta.title}</h2>
        <div>
          <p className="text-measure text-lead text-soft">{cta.description}</p>
          <div className="row call-to-action-links mt-6">
            <a href={address(fixedPaths.contact)} className="button button-primary">
              {cta.buttonText}
            </a>
            {cta.mailLabel && <MailLink label={cta.mailLabel} className="link link-alone text-strong" />}
            {cta.phoneLabel && <PhoneLink label={cta.phoneLabel} className="link link-alone text-strong" />}
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
