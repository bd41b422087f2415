import { familyLinks } from '../content/loaders/index-data.server.ts';
import { pageData } from '../content/loaders/page-data.server.ts';
import { useAddress, useShell } from '../hooks/use-shell.ts';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { Route } from './+types/not-found';

export { pageMeta as meta } from '../seo/page-meta.ts';

export function loader({ url }: Route.LoaderArgs) {
  const data = pageData(url, 'not-found');
  return { ...data, links: familyLinks(data.locale) };
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { page, contours, links } = loaderData;
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
