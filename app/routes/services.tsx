import type { LoaderFunctionArgs } from 'react-router';
import { servicesData } from '../content/loaders/index-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { FamilyJumps } from '../sections/hero/family-jumps.tsx';
import { PlainHero } from '../sections/hero/plain-hero.tsx';
import { FamilyIndex } from '../sections/indexes/family-index.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return servicesData(url);
}

const Page = pageOf<typeof loader>(function ServicesPage({ page, terrain, groups }) {
  return (
    <div data-family="corporate">
      <PlainHero hero={page.hero} name={page.navLabel} terrain={terrain}>
        <FamilyJumps families={groups.map(({ family }) => family)} />
      </PlainHero>
      {groups.map((group) => (
        <FamilyIndex key={group.family} group={group} />
      ))}
      <CallToAction cta={page.cta} terrain={terrain} />
    </div>
  );
});

export const handle = { Page };
export default Page;
