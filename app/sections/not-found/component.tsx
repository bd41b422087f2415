import { useAddress, useShell } from '#app/page-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { SectionProps } from '../definitions.ts';
import { FamilyLinks, PageHero } from '../hero/component.tsx';

export function Section({ view, page }: SectionProps<'not-found'>) {
  const families = useShell().menus.filter(({ index }) => index);
  const address = useAddress();
  return (
    <PageHero head={view} page={page} className="not-found">
      <div className="mt-block">
        <ButtonLink to={address('/')}>{view.buttonText}</ButtonLink>
      </div>
      {families.length > 0 && <h2 className="mt-part text-strong">{view.familiesTitle}</h2>}
      <FamilyLinks className="mt-2" />
    </PageHero>
  );
}
