import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import opening, { load as factsOf } from '../opening/config.ts';

const schema = z.strictObject({ title, description: text, empty: text });

function load(_: unknown, site: SiteReader) {
  return site.pagesWith(opening).map(({ path, section }) => {
    const { label, summary, to } = site.card(path);
    return { label, summary, to, place: section.place, sample: section.sample, ...factsOf(section, site, path) };
  });
}

export default defineSection({ type: 'opening-list', schema, load });
