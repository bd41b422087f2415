import { html } from 'hono/html';
import { oncePerPage, placeOf } from '#server/http/files/page-slot.ts';
import type { SiteEntry } from '#server/http/files/site-entry.ts';
import { limits } from '#server/http/limits.ts';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import { createSearch, type Found, longestQuery, type Marked, type Search, searchFile } from '#shared/search.ts';
import type { Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';

/** Returns what fills the search page with the results of `?q=`, as app/sections/search/ shows them with script. */
export function createSearchPages(site: Site, read: (path: string) => Buffer | undefined, now: () => number) {
  const limiter = createRateLimiter(limits.searches, { now });
  const searches = new Map<Locale, Search>();
  const slots = oncePerPage(slotsOf);
  const searchPath = site.fixedPaths().search;

  function searchIn(locale: Locale): Search | undefined {
    const index = read(site.languageFile(searchFile, locale));
    const search = searches.get(locale) ?? (index && createSearch(JSON.parse(index.toString())));
    if (search) searches.set(locale, search);
    return search;
  }

  return (entry: SiteEntry, query: URLSearchParams, networks: readonly string[]): string | undefined => {
    const { locale, path } = site.splitLocale(entry.address);
    if (path !== searchPath) return undefined;
    const asked = query.get('q')?.trim().slice(0, longestQuery);
    // Where there is no time for it, the list of all pages is the answer.
    if (!asked || limiter.take(networks) > 0 || !limiter.takeTotal(false)) return undefined;
    const [search, places] = [searchIn(locale), slots(entry)];
    if (!search || !places) return undefined;
    const { before, between, after } = places;
    return `${before} ${html`value="${asked}"`}${between}${resultsHtml(search, asked, locale)}${after}`;
  };
}

/** The page around the attributes of its field and around the results; undefined when it lacks either. */
function slotsOf(page: string) {
  const [field, results] = [placeOf(page, 'name', 'q'), placeOf(page, 'id', 'found')];
  if (!field || !results) return undefined;
  const attributes = field.start + '<input'.length;
  return {
    before: page.slice(0, attributes),
    between: page.slice(attributes, results.content),
    after: page.slice(results.contentEnd),
  };
}

function resultsHtml(search: Search, asked: string, locale: Locale) {
  const { said, found, wayOn } = search.answer(asked, locale);
  const links = wayOn.map(({ label, to }) => html`<li><a class="link link-alone" href="${to}">${label}</a></li>`);
  const results = found.map((page) => resultHtml(page, search.inText));
  const lists = [
    links.length > 0 && html`<ul class="row">${links}</ul>`,
    results.length > 0 && html`<ol class="lines">${results}</ol>`,
  ];
  return html`<p class="search-said">${said}</p>${lists}`;
}

function resultHtml({ to, kind, title, summary, part, inText }: Found, inTextLabel: string) {
  const heading =
    part && html`<a class="link link-quiet link-alone text-small" href="${part.to}">${marked(part.heading)}</a>`;
  const words = inText.map((word) => html` <mark>${word}</mark>`);
  return [
    html`<li><a class="link subheading text-h4" href="${to}">${marked(title)}</a><span class="text-fine text-soft">${kind}</span>`,
    html`<p class="text-soft">${marked(summary)}</p>${heading}`,
    words.length > 0 && html`<p class="text-fine text-soft">${inTextLabel}${words}</p>`,
    html`</li>`,
  ];
}

function marked(pieces: Marked) {
  return pieces.map(({ text, marked: isMarked }) => (isMarked ? html`<mark>${text}</mark>` : text));
}
