import type { Drawing, Page } from '#app/content/page.ts';
import type { Family } from '#app/content/pages.ts';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { PageHero } from '../hero/page-hero.tsx';

type NotFoundProps = { page: Page<'not-found'>; contours: Drawing; links: { family: Family; to: string }[] };

export function NotFound({ page, contours, links }: NotFoundProps) {
  const { nav } = useShell().site;
  const address = useAddress();
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} contours={contours} className="not-found">
        <div className="mt-8">
          <ButtonLink to={address('/')}>{page.hero.buttonText}</ButtonLink>
        </div>
        <h2 className="mt-12 text-strong">{page.familiesTitle}</h2>
        <ul className="row family-links mt-2">
          {links.map((link) => (
            <li key={link.family} data-family={link.family}>
              <SiteLink to={link.to} className="onward">
                <span>{nav.menus[link.family]}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </PageHero>
    </div>
  );
}
