import { legalData } from '../content/loaders/legal-data.server.ts';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { LegalText } from '../sections/reading/legal-text.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/legal';

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return legalData(url);
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { page, contours } = loaderData;
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} name={page.navLabel} contours={contours} />
      <LegalText page={page} />
    </div>
  );
}
