import type { LoaderFunctionArgs } from 'react-router';
import { pageOf } from '../page-of.tsx';
import { sectionData } from '../section-data.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HomeBlock } from '../sections/home-block.tsx';
import { PlainHero } from '../sections/plain-hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return sectionData(url);
}

const Page = pageOf<typeof loader>(function SectionPage({ page, terrain, block }) {
  const papers = block.kind === 'advisory' ? block.papers : [];
  return (
    <div data-family="corporate">
      <PlainHero hero={page.hero} name={page.navLabel} terrain={terrain} />
      <HomeBlock block={block} terrain={terrain} />
      {page.depth.map((part, place) => (
        <Prose key={part.title} {...part} picture={papers[place]} />
      ))}
      <CallToAction cta={page.cta} terrain={terrain} />
    </div>
  );
});

export const handle = { Page };
export default Page;
