import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Terrain } from '#app/ui/terrain.tsx';
import type { Drawing } from '#content/page.ts';

type CallToActionProps = { cta: { title: string; description: string; buttonText: string }; terrain?: Drawing };

/** The end of a page: one invitation, one button. */
export function CallToAction({ cta, terrain }: CallToActionProps) {
  const address = useAddress();
  return (
    <section className="band closing">
      {terrain && <Terrain terrain={terrain} className="terrain-end" />}
      <div className="wrap split" data-reveal="">
        <h2 className="heading text-page">{cta.title}</h2>
        <div>
          <p className="max-w-prose text-lead text-soft">{cta.description}</p>
          <div className="mt-6">
            <ButtonLink to={address('/contact-us')}>{cta.buttonText}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
