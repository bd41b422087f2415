import { z } from 'zod';
import { link, onward, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import caseStudy from '../case/config.ts';

/** The cases of this site, or those that name one service. */
const schema = z.strictObject({
  title: title.optional(),
  description: text.optional(),
  service: link.optional(),
  most: z.int().min(1).optional(),
  /** Which of a case's figures stands in front: the first, unless it says another. */
  figure: z.int().min(1).optional(),
  more: onward.optional(),
});

type Content = z.output<typeof schema>;

function casesFor({ service, most }: Content, site: SiteReader) {
  return site
    .pagesWith(caseStudy)
    .filter(({ section }) => !service || section.services.includes(service))
    .slice(0, most);
}

function isShown(content: Content, site: SiteReader) {
  return casesFor(content, site).length > 0;
}

function load(content: Content, site: SiteReader) {
  const { figure: place = 1 } = content;
  return casesFor(content, site).map(({ path, section }) => {
    const { client, industry, figures, services, sample } = section;
    const { label, summary, to } = site.card(path);
    const figure = figures[place - 1];
    if (!figure) throw new Error(`The case ${path} has no figure ${place}: ${site.path} asks for it.`);
    return { label, summary, to, client, industry, sample, figure, family: site.familyOf(services[0]) };
  });
}

export default defineSection({ type: 'case-list', schema, isShown, load });
