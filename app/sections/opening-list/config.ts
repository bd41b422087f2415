import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { text, title } from '#site/schema/parts.ts';
import { load as factsOf } from '../opening/config.ts';

export const schema = z.strictObject({ title, description: text, empty: text });

export function load(_: unknown, site: SiteReader) {
  return site.pagesWith('opening').map(({ path, section }) => {
    const { label, summary, to } = site.card(path);
    return { label, summary, to, place: section.place, sample: section.sample, ...factsOf(section, site, path) };
  });
}
