import { fixedPaths } from '#app/content/fixed-paths.ts';
import { type Locale, languageFile, splitLocale } from '#app/content/locale.ts';
import { answerOnce, placeOf } from '#server/http/files/page-slot.ts';
import type { SiteEntry } from '#server/http/files/site-entry.ts';
import { escapeHtml } from '#server/mail/html.ts';
import { createSearch, type Found, longestQuery, type Marked, type Search, searchFile } from '#shared/search.ts';

/** A query takes some 10 ms, a thousand times a page: in all so many are answered in a second, others get the list of all pages. */
const mostPerSecond = 20;

/** Returns what answers `?q=` with the search page and the results in it, as app/sections/search/ shows them with script. */
export function createSearchPages(read: (path: string) => Buffer | undefined, now: () => number) {
  let [second, count] = [0, 0];
  const searches = new Map<Locale, Search>();
  const slots = new WeakMap<SiteEntry, ReturnType<typeof slotsOf>>();

  function searchIn(locale: Locale): Search | undefined {
    const index = read(languageFile(searchFile, locale));
    const search = searches.get(locale) ?? (index && createSearch(JSON.parse(index.toString())));
    if (search) searches.set(locale, search);
    return search;
  }

  function hasTime(): boolean {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, count] = [current, 0];
    count += 1;
    return count <= mostPerSecond;
  }

  return (entry: SiteEntry, query: string, request: Request): Response | undefined => {
    const { locale, path } = splitLocale(entry.address);
    if (path !== fixedPaths.search) return undefined;
    const asked = new URLSearchParams(query).get('q')?.trim().slice(0, longestQuery);
    const search = asked && hasTime() ? searchIn(locale) : undefined;
    const places = slots.get(entry) ?? slotsOf(entry.source.toString());
    slots.set(entry, places);
    if (!asked || !search || !places) return undefined;
    const { before, between, after } = places;
    const found = resultsHtml(search, asked, locale);
    return answerOnce(entry, `${before} value="${escapeHtml(asked)}"${between}${found}${after}`, request);
  };
}

/** The page around the attributes of its field and around the results; undefined when it lacks either. */
function slotsOf(html: string) {
  const [field, results] = [placeOf(html, 'name', 'q'), placeOf(html, 'id', 'found')];
  if (!field || !results) return undefined;
  const attributes = field.start + '<input'.length;
  return {
    before: html.slice(0, attributes),
    between: html.slice(attributes, results.content),
    after: html.slice(results.contentEnd),
  };
}

function resultsHtml(search: Search, asked: string, locale: Locale): string {
  const { said, found, wayOn } = search.answer(asked, locale);
  const links = wayOn.map(({ label, to }) => `<li>${linkHtml(to, 'link link-alone', escapeHtml(label))}</li>`).join('');
  const results = found.map((page) => resultHtml(page, search.inText)).join('');
  return [
    `<p class="search-said">${escapeHtml(said)}</p>`,
    links && `<ul class="row">${links}</ul>`,
    results && `<ol class="lines">${results}</ol>`,
  ].join('');
}

function resultHtml({ to, kind, title, summary, part, inText }: Found, inTextLabel: string): string {
  const words = inText.map((word) => ` <mark>${escapeHtml(word)}</mark>`).join('');
  return [
    `<li>${linkHtml(to, 'link subheading text-h4', marked(title))}<span class="text-fine text-soft">${escapeHtml(kind)}</span>`,
    `<p class="text-soft">${marked(summary)}</p>`,
    part && linkHtml(part.to, 'link link-quiet link-alone text-small', marked(part.heading)),
    words && `<p class="text-fine text-soft">${escapeHtml(inTextLabel)}${words}</p>`,
    '</li>',
  ].join('');
}

function linkHtml(to: string, look: string, html: string): string {
  return `<a class="${look}" href="${escapeHtml(to)}">${html}</a>`;
}

function marked(pieces: Marked): string {
  return pieces
    .map(({ text, marked: isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
