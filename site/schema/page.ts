import { z } from 'zod';
import type { SiteReader } from '../loaders/site-reader.server.ts';
import type { Surface } from '../page.ts';
import * as types from '../section-types.ts';
import { pageBase, sectionId } from './parts.ts';

export type { types };
export type SectionType = keyof typeof types;
type Fields<T extends SectionType> = z.output<(typeof types)[T]['schema']>;
export type SectionOf<T extends SectionType> = Fields<T> & { type: T; id?: string; off?: true };
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType];
export type PageContent = z.output<typeof pageBase> & { sections: Section[] };

/** What the folder of a section type says. */
export type SectionConfig = {
  schema: z.ZodObject;
  /** It has the page's h1. */
  isHead?: boolean;
  /** What it stands on, unless the section before it stands on the same. */
  surface?: Surface | ((content: never) => Surface);
  /** Reads what it shows of other files. */
  load?: (content: never, site: SiteReader) => unknown;
  /** Whether there is something to show; without it there always is. */
  isShown?: (content: never, site: SiteReader) => boolean;
  /** What feed readers are told of its page. */
  feedEntry?: (content: never, site: SiteReader) => { author: string; published: string; changed: string };
  /** Files that the build writes beside the page, by their addresses. */
  files?: (content: never, site: SiteReader) => Record<string, string>;
  /** The section that is shown in its place. */
  resolve?: (content: never, site: SiteReader) => Section;
};

export const sectionTypes = Object.keys(types) as SectionType[];

export const sectionConfigs: Record<SectionType, SectionConfig> = types;

const sections = Object.entries(sectionConfigs).map(([type, { schema }]) =>
  z.strictObject({ type: z.literal(type), id: sectionId.optional(), ...schema.shape, off: z.literal(true).optional() }),
);

const [first, ...others] = sections;
if (!first) throw new Error('There is no type of section.');

/** The shape of every page's file. */
export const pageSchema = pageBase.extend({
  sections: z.array(z.discriminatedUnion('type', [first, ...others])).min(1),
}) as unknown as z.ZodType<PageContent>;

/** Words that every section with the page's h1 has. */
export type Head = {
  tagline?: string | undefined;
  title: string;
  titleHighlight?: string | undefined;
  description: string;
};

/** The section that has the page's h1. Throws where none has. */
export function headOf(sections: readonly Section[]): Section & Head {
  const head = sections.find(({ type }) => sectionConfigs[type].isHead);
  if (!head) throw new Error('A page begins with a section that has its title.');
  return head as Section & Head;
}
