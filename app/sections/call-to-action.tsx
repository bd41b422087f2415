import type { Drawing } from '../page.ts';
import { ButtonLink } from '../primitives/button.tsx';
import { Terrain } from '../primitives/terrain.tsx';
import { useAddress } from '../shell.ts';

type CallToActionProps = { cta: { title: string; description: string; buttonText: string }; terrain?: Drawing };

/** The end of a page: one invitation, one button. */
export function CallToAction({ cta, terrain }: CallToActionProps) {
  const address = useAddress();
  return (
    <section className="band isolate overflow-clip border-t border-line bg-tone-wash">
      {terrain && <Terrain terrain={terrain} className="-scale-x-100" />}
      <div className="wrap grid items-end gap-x-12 gap-y-8 lg:grid-cols-[8fr_4fr]" data-reveal="">
        <div>
          <h2 className="heading text-h2">{cta.title}</h2>
          <p className="mt-4 max-w-prose text-lead text-soft">{cta.description}</p>
        </div>
        <div className="lg:justify-self-end">
          <ButtonLink to={address('/contact-us')}>{cta.buttonText}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
