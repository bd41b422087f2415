import { type RefObject, useEffect, useMemo, useState } from 'react';
import { attempt } from '#app/browser/attempt.ts';
import { createSearch, type MarkedText, type Search, type SearchResult, searchFile } from '#shared/search.ts';
import { languageFile, splitLocale } from '#site/bundled-site.ts';
import type { Locale } from '#site/languages.ts';

export type LiveSearch = Awaited<ReturnType<typeof openSearch>>;

/** Fetches the index of a language. Rejects if it cannot be loaded. */
export async function openSearch(locale: Locale) {
  const response = await fetch(languageFile(searchFile, locale));
  if (!response.ok) throw new Error(`The search index responds with ${response.status}.`);
  return { search: createSearch(await response.json()), Results };
}

type ResultsProps = {
  search: Search;
  locale: Locale;
  /** The search page's; the not-found page is at others, which must not change. */
  ownAddress: string;
  /** The element around the form. */
  root: RefObject<HTMLElement | null>;
};

/** The results of the query, as it is typed. */
function Results({ search, locale, ownAddress, root }: ResultsProps) {
  const query = useQuery(search, root, ownAddress);
  const { message, results, fallbackLinks } = useMemo(() => search.resultsFor(query, locale), [search, query, locale]);

  return (
    <>
      <output className="search-status">{message}</output>
      <div id="search-results">
        {fallbackLinks.length > 0 && (
          <ul className="row">
            {fallbackLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="link link-alone">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {results.length > 0 && (
          <ol className="ruled-list">
            {results.map((page) => (
              <Result key={page.to} {...page} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

function Result({ to, category, title, summary, heading }: SearchResult) {
  return (
    <li>
      <a href={to} className="link subheading text-h4">
        <Marked tokens={title} />
      </a>
      <span className="text-fine text-soft">{category}</span>
      <p className="text-soft">
        <Marked tokens={summary} />
      </p>
      {heading && (
        <a href={heading.to} className="link link-quiet link-alone text-small">
          <Marked tokens={heading.text} />
        </a>
      )}
    </li>
  );
}

function Marked({ tokens }: { tokens: MarkedText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and never change their order
  return tokens.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/**
 * The text of the form's field, 200 ms after the last key, so that a screen reader is not interrupted at each letter.
 * On the search page the address keeps it. Submitting the form moves the focus to the number of results.
 */
function useQuery(search: Search, root: RefObject<HTMLElement | null>, ownAddress: string): string {
  const [query, setQuery] = useState('');

  useEffect(() => {
    const form = root.current?.querySelector('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOwnAddress = location.pathname === ownAddress;
    const update = () => {
      clearTimeout(timer);
      setQuery(input.value.trim());
      if (isOwnAddress) putInAddress(input.value.trim());
    };
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, 200);
    };
    const submit = (event: Event) => {
      event.preventDefault();
      update();
      const output = root.current?.querySelector('output');
      if (!output) return;
      // Focusable for this moment only.
      output.tabIndex = -1;
      output.focus();
      output.addEventListener('blur', () => output.removeAttribute('tabindex'), { once: true });
    };
    input.addEventListener('input', updateSoon, listeners);
    form.addEventListener('submit', submit, listeners);
    input.value ||= isOwnAddress ? (new URLSearchParams(location.search).get('q') ?? '') : addressQuery(search);
    update();
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [search, root, ownAddress]);

  return query;
}

function putInAddress(query: string): void {
  const address = query ? `?${new URLSearchParams({ q: query })}` : location.pathname;
  if (new URLSearchParams(location.search).get('q') !== (query || null))
    history.replaceState(history.state, '', address);
}

/** The words of an address that no page has, without the language. */
function addressQuery(search: Search): string {
  const { path } = splitLocale(attempt(() => decodeURIComponent(location.pathname)) ?? '');
  return search.queryFromAddress(path.replace(/\.\w+$/, ''));
}
