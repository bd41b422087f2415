import { sectionData } from '../content/loaders/section-data.server.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { HomeBlock } from '../sections/home/home-block.tsx';
import { Prose } from '../sections/reading/prose.tsx';
import type { Route } from './+types/section';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => sectionData(url);

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const { page, contours, block } = loaderData;
  const papers = block.kind === 'advisory' ? block.papers : [];
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} name={page.navLabel} contours={contours} />
      <HomeBlock block={block} contours={contours} />
      {page.depth.map((part, place) => (
        <Prose key={part.title} {...part} picture={papers[place]} />
      ))}
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}
