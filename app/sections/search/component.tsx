import { IslandFrame } from '#app/island-frame.tsx';
import { useLocalizedPath, useShell } from '#app/page-context.ts';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import type { SectionProps } from '../definitions.ts';
import { Island as Search } from './island.tsx';

export default function SearchSection({ view, frame }: SectionProps<'search'>) {
  const { locale, words } = useShell();
  const address = useLocalizedPath();
  const { title, groups, ...islandWords } = view;
  return (
    <SectionFrame {...frame} slim className="search">
      <div className="container">
        <IslandFrame
          section="search"
          component={Search}
          props={{ words: islandWords, formWords: words.search, action: address(fixedPaths.search ?? ''), locale }}
        />
        <div className="search-list">
          <h2 className="heading text-h3">{title}</h2>
          {groups.map(({ name, links }) => (
            <div key={name}>
              <h3 className="text-small text-strong">{name}</h3>
              <ul className="row">
                <TextLinks links={links} look="link-quiet" />
              </ul>
            </div>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
