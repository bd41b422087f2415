import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { SectionProps } from '../definitions.ts';
import { PageHero } from '../hero/component.tsx';

export function Section({ view, page }: SectionProps<'not-found'>) {
  const { menus } = useShell();
  const address = useAddress();
  return (
    <PageHero head={view} page={page} className="not-found">
      <div className="mt-8">
        <ButtonLink to={address('/')}>{view.buttonText}</ButtonLink>
      </div>
      <h2 className="mt-12 text-strong">{view.familiesTitle}</h2>
      <ul className="row family-links mt-2">
        {menus.map(
          ({ key, name, index }) =>
            index && (
              <li key={key} data-family={key}>
                <SiteLink to={index} className="onward">
                  <span>{name}</span>
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </PageHero>
  );
}
