import type { Family } from '#app/content/pages.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#content/page.ts';

type FamilyHeaderProps = { group: { family: Family; description: string; picture?: PictureData } };

/** A family's name and sentence beside its list, with a picture of one of its services: that page has the picture's words. */
export function FamilyHeader({ group }: FamilyHeaderProps) {
  const { nav } = useShell().site;
  return (
    <header data-reveal="">
      <h2 className="heading text-h2">{nav.menus[group.family]}</h2>
      <p className="mt-4 text-soft">{group.description}</p>
      {group.picture && <Picture {...group.picture} alt="" className="family-picture" />}
    </header>
  );
}
