import type { Drawing } from '#app/content/page.ts';
import { Contours } from '#app/ui/contours.tsx';
import { ContactButton } from './contact-button.tsx';

type CallToActionProps = { cta: { title: string; description: string; buttonText: string }; contours?: Drawing };

export function CallToAction({ cta, contours }: CallToActionProps) {
  return (
    <section className="section closing">
      {contours && <Contours drawing={contours} className="contours-end" />}
      <div className="container split" data-reveal="">
        <h2 className="heading text-page">{cta.title}</h2>
        <div>
          <p className="text-measure text-lead text-soft">{cta.description}</p>
          <div className="mt-6">
            <ContactButton label={cta.buttonText} />
          </div>
        </div>
      </div>
    </section>
  );
}
