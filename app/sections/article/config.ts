import { z } from 'zod';
import {
  asOf,
  beforePublishing,
  idReference,
  properName,
  serviceLink,
  text,
  textOf,
  webAddress,
} from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import type { SectionContext } from '#site/section-context.server.ts';
import { personOf } from '../people/config.ts';

/** Where something in the text was looked up, and when. */
const source = z.strictObject({ name: properName, url: webAddress, asOf });

/** A text in Markdown with its author; the pages of the services that it names lead to it. */
const article = {
  type: 'article',
  fields: {
    person: beforePublishing(idReference('person')),
    published: z.iso.date(),
    changed: z.iso.date().optional(),
    topics: z.array(textOf(40)).min(1).max(5),
    services: z.array(serviceLink).max(4),
    body: text.meta({ role: 'markdown', format: 'markdown' }),
    sources: z.array(source),
  },
} as const;

const wordsPerMinute = 220;

/** The articles that are shown now, or those that name a service, the newest first. */
export function articles(context: SectionContext, service?: string) {
  return context
    .pagesWith(article)
    .filter(({ section }) => !service || section.services.includes(service))
    .toSorted((a, b) => b.section.published.localeCompare(a.section.published));
}

export default defineSection({
  ...article,
  view({ person, published, changed, topics, services, body, sources }, context) {
    const dated = (day: string) => ({ day, text: context.date(day) });
    return {
      author: personOf(person, context),
      published: dated(published),
      changed: changed ? dated(changed) : undefined,
      topics,
      services: context.links(services),
      minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
      html: context.markdown(body),
      sources: sources.map(({ name, url, asOf }) => ({ name, url, asOf: context.date(asOf) })),
    };
  },
  showsSamples: ({ person }, context) => personOf(person, context)?.sample === true,
  feedEntry: ({ person, published, changed }, context) => ({
    author: personOf(person, context)?.name,
    published,
    changed: changed ?? published,
  }),
});
