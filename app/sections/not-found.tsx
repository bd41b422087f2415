import type { Family } from '#content/pages.ts';
import type { Drawing, Page } from '../page.ts';
import { ButtonLink } from '../primitives/button.tsx';
import { useForeignPhrases } from '../primitives/foreign-phrases.tsx';
import { PageTitle } from '../primitives/heading.tsx';
import { Picture } from '../primitives/picture.tsx';
import { SiteLink } from '../primitives/site-link.tsx';
import { Terrain } from '../primitives/terrain.tsx';
import { useAddress, useShell } from '../shell.ts';

type NotFoundProps = { page: Page<'not-found'>; terrain: Drawing; links: { family: Family; to: string }[] };

/** The page for addresses that lead nowhere: the way home, then the families of services. */
export function NotFound({ page, terrain, links }: NotFoundProps) {
  const markForeign = useForeignPhrases();
  const { nav } = useShell().site;
  const address = useAddress();
  return (
    <section className="page-hero" data-family="corporate">
      <Terrain terrain={terrain} />
      <div className="wrap page-hero-grid not-found">
        <div>
          <PageTitle>{page.hero.title}</PageTitle>
          <p className="mt-6 max-w-prose text-lead text-soft">{markForeign(page.hero.description)}</p>
          <div className="mt-8">
            <ButtonLink to={address('/')}>{page.hero.buttonText}</ButtonLink>
          </div>
          <h2 className="mt-12 font-semibold">{page.familiesTitle}</h2>
          <ul className="family-links mt-2 flex flex-wrap gap-x-6">
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
