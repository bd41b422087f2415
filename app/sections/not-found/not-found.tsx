import type { Family } from '#app/content/pages.ts';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { PageTitle } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Drawing, Page } from '#content/page.ts';

type NotFoundProps = { page: Page<'not-found'>; terrain: Drawing; links: { family: Family; to: string }[] };

/** The page for addresses that lead nowhere: the way home, then the families of services. */
export function NotFound({ page, terrain, links }: NotFoundProps) {
  const { nav } = useShell().site;
  const address = useAddress();
  return (
    <section className="page-hero" data-family="corporate">
      <Contours drawing={terrain} />
      <div className="container page-hero-grid not-found">
        <div>
          <PageTitle>{page.hero.title}</PageTitle>
          <p className="mt-6 text-measure text-lead text-soft">{page.hero.description}</p>
          <div className="mt-8">
            <ButtonLink to={address('/')}>{page.hero.buttonText}</ButtonLink>
          </div>
          <h2 className="mt-12 text-strong">{page.familiesTitle}</h2>
          <ul className="family-links mt-2">
            {links.map((link) => (
              <li key={link.family} data-family={link.family}>
                <SiteLink to={link.to} className="onward">
                  <span>{nav.menus[link.family]}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <Picture {...page.hero.image} priority="first" className="page-hero-picture" />
      </div>
    </section>
  );
}
