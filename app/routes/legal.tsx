import type { LoaderFunctionArgs } from 'react-router';
import { legalData } from '../content/loaders/legal-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { PlainHero } from '../sections/hero/plain-hero.tsx';
import { LegalText } from '../sections/reading/legal-text.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return legalData(url);
}

const Page = pageOf<typeof loader>(function LegalPage({ page, terrain }) {
  return (
    <div data-family="corporate">
      <PlainHero hero={page.hero} name={page.navLabel} terrain={terrain} />
      <LegalText page={page} />
    </div>
  );
});

export const handle = { Page };
export default Page;
