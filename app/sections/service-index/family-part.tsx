import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#site/picture.ts';

type FamilyPartProps = {
  group: { family: string; name: string; description?: string | undefined; picture?: PictureData | undefined };
  children: ReactNode;
};

/** A family beside its list, with the picture of one of its pages, which has the alternative text. */
export function FamilyPart({ group, children }: FamilyPartProps) {
  return (
    <section className="service-index" data-family={group.family} id={group.family}>
      <div className="container family-index">
        <header data-reveal="">
          <h2 className="heading text-h2">{group.name}</h2>
          <p className="mt-4 text-soft">{group.description}</p>
          {group.picture && <Picture {...group.picture} alt="" className="family-picture no-print" />}
        </header>
        <ul className="lines">{children}</ul>
      </div>
    </section>
  );
}
