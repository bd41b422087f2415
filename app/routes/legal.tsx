import type { LoaderFunctionArgs } from 'react-router';
import { legalData } from '../legal-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { PlainHero } from '../sections/plain-hero.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
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
