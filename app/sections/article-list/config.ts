import { z } from 'zod';
import { onward, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import { articles } from '../article/config.ts';
import { personOf } from '../people/config.ts';

/** The articles of this site, the newest first, or as many as `most` says. */
const schema = z.strictObject({
  title,
  description: text.optional(),
  most: z.int().min(1).optional(),
  more: onward.optional(),
});

type Content = z.output<typeof schema>;

function isShown(_: Content, site: SiteReader) {
  return articles(site).length > 0;
}

function load({ most }: Content, site: SiteReader) {
  const { perPage, number, paths } = site.paging;
  const first = most || !perPage ? 0 : (number - 1) * perPage;
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    articles: articles(site)
      .slice(first, first + (most ?? perPage ?? Number.POSITIVE_INFINITY))
      .map(({ path, section: { published, topics, person, services } }) => {
        const { label, summary, to } = site.card(path);
        return {
          label,
          summary,
          to,
          published,
          date: date.format(new Date(published)),
          topics,
          author: personOf(person, site).name,
          family: site.familyOf(services[0]),
        };
      }),
    number,
    pages: most ? [] : site.links(paths).map(({ to }) => to),
  };
}

export default defineSection({ type: 'article-list', schema, isShown, load });
