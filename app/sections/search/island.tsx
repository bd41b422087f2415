import { useEffect, useRef, useState } from 'react';
import type { IslandProps } from '#app/island-frame.tsx';
import type { ShellData } from '#app/page-context.ts';
import { SearchForm } from '#app/ui/search-form.tsx';
import type { Locale } from '#site/languages.ts';
import type { SectionProps } from '../definitions.ts';
import type { LiveSearch } from './live-search.tsx';

type SearchProps = {
  words: Pick<SectionProps<'search'>['view'], 'label' | 'failed'>;
  formWords: ShellData['words']['search'];
  /** The address of the search page. */
  action: string;
  locale: Locale;
};

export function Island({ words, formWords, action, locale }: IslandProps<SearchProps>) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LiveSearch>();
  const [failed, setFailed] = useState(false);

  function start(): void {
    import('./live-search.tsx').then(({ openSearch }) => openSearch(locale)).then(setLive, () => setFailed(true));
  }

  // Something was typed before this ran, or no page has this address, whose words become the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (location.search || location.pathname !== action || input?.value || input === document.activeElement) start();
  }, []);

  return (
    <div ref={root}>
      <SearchForm label={words.label} words={formWords} action={action} onFocus={live ? undefined : start} />
      {failed && !live && <p role="alert">{words.failed}</p>}
      {live ? (
        <live.Results search={live.search} locale={locale} ownAddress={action} root={root} />
      ) : (
        <noscript>
          <p>{words.failed}</p>
        </noscript>
      )}
    </div>
  );
}
