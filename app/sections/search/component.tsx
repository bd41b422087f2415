import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { SearchForm } from '#app/ui/search-form.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import type { SectionProps } from '../definitions.ts';
import type { LiveSearch } from './live-search.tsx';

export function Section({ view, frame, page }: SectionProps<'search'>) {
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  const isOwnAddress = useAddress()(page.path) === pathname;
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LiveSearch>();
  const [failed, setFailed] = useState(false);

  function start(): void {
    import('./live-search.tsx').then(({ openSearch }) => openSearch(locale)).then(setLive, () => setFailed(true));
  }

  // Something was typed before hydration, or no page has this address, whose words become the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (search || !isOwnAddress || input?.value || input === document.activeElement) start();
  }, []);

  return (
    <SectionFrame {...frame} slim className="search">
      <div ref={root} className="container">
        <SearchForm label={view.label} onFocus={live ? undefined : start} />
        {failed && !live && <p role="alert">{view.failed}</p>}
        {live ? (
          <live.Results search={live.search} words={view} isOwnAddress={isOwnAddress} root={root} />
        ) : (
          <noscript>
            <p>{view.failed}</p>
          </noscript>
        )}
        <div className="search-list">
          <h2 className="heading text-h3">{view.title}</h2>
          {view.groups.map(({ name, links }) => (
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
