import { z } from 'zod';
import { onward, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import { articles } from '../article/config.ts';
import { personOf } from '../people/config.ts';

/** The articles of this site, the newest first, or as many as `most` says. */
export default defineSection({
  type: 'article-list',
  fields: {
    title,
    description: text.optional(),
    most: z.int().min(1).optional(),
    more: onward.optional(),
  },
  entries({ most }, site) {
    const { perPage, number } = site.paging;
    const first = most || !perPage ? 0 : (number - 1) * perPage;
    return articles(site).slice(first, first + (most ?? perPage ?? Number.POSITIVE_INFINITY));
  },
  view({ most, ...words }, site, entries) {
    const date = new Intl.DateTimeFormat(site.languageTag, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      ...words,
      articles: entries.map(({ path, section: { published, topics, person, services } }) => ({
        ...site.card(path),
        published,
        date: date.format(new Date(published)),
        topics,
        author: personOf(person, site)?.name,
        family: site.familyOf(services[0]),
      })),
      number: site.paging.number,
      pages: most ? [] : site.links(site.paging.paths).map(({ to }) => to),
    };
  },
});
