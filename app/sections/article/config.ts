import { z } from 'zod';
import { asOf, link, name, referenceTo, text, textOf, webAddress } from '#site/schema/parts.ts';
import { type ContentOf, defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import { personOf } from '../people/config.ts';

/** What something in the text was looked up in, and when. */
const source = z.strictObject({ name, url: webAddress, asOf });

/** A text in Markdown with its author; the pages of the services that it names lead to it. */
const article = {
  type: 'article',
  schema: z.strictObject({
    person: referenceTo('person'),
    published: z.iso.date(),
    changed: z.iso.date().optional(),
    topics: z.array(textOf(40)).min(1).max(5),
    services: z.array(link).max(4),
    body: text.meta({ role: 'markdown', format: 'markdown' }),
    sources: z.array(source),
  }),
} as const;

type Content = ContentOf<typeof article>;

const wordsPerMinute = 220;

/** The text as HTML, which pages show in place of the Markdown. */
function resolve(content: Content, site: SiteReader) {
  return { ...article, ...content, body: site.markdown(content.body) };
}

function load({ person, services, published, changed, sources }: Content, site: SiteReader) {
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (value: string) => date.format(new Date(value));
  const all = articles(site);
  const place = all.findIndex(({ path }) => path === site.path);
  const words = all[place]?.section.body.split(/\s+/).length ?? 0;
  const [newer, older] = [all[place - 1], all[place + 1]].map((other) => other && site.links([other.path])[0]);
  const { name, role, image, to, sample } = personOf(person, site);
  return {
    published: day(published),
    changed: changed && day(changed),
    looked: sources.map(({ asOf }) => day(asOf)),
    author: { name, role, image, to, sample },
    services: site.links(services),
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    newer,
    older,
  };
}

/** The articles that are shown now, or those that name a service, the newest first. */
export function articles(site: SiteReader, service?: string) {
  return site
    .pagesWith(article)
    .filter(({ section }) => !service || section.services.includes(service))
    .toSorted((a, b) => b.section.published.localeCompare(a.section.published));
}

/** What feed readers are told of a page that has it. */
function feedEntry({ person, published, changed }: Content, site: SiteReader) {
  return { author: personOf(person, site).name, published, changed: changed ?? published };
}

export default defineSection({ ...article, resolve, load, feedEntry });
