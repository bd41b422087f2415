import { legalData } from '../content/loaders/legal-data.server.ts';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { LegalText } from '../sections/reading/legal-text.tsx';
import type { Route } from './+types/legal';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => legalData(url);

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { page, contours } = loaderData;
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} name={page.navLabel} contours={contours} />
      <LegalText page={page} />
    </div>
  );
}
