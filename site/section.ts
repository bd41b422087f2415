import type { z } from 'zod';
import type { Picture } from './picture.ts';
import type { WithMedia } from './pictures.server.ts';
import type { MenuGroup } from './schema/menus.ts';
import type { SectionContext } from './section-context.server.ts';

/** The background of a section; `figures` is that of a hero that ends with figures. */
export type Surface = 'hero' | 'figures' | 'plain' | 'tinted' | 'deep' | 'ruled' | 'closing';

/** A section of a page, as its file has it. */
export type Section = { type: string; id?: string; off?: true };

/** The name of a type of section, which is that of its folder, and the fields that a page gives it. */
export type SectionShape<Type extends string = string, Fields extends z.ZodRawShape = z.ZodRawShape> = {
  readonly type: Type;
  readonly fields: Fields;
};

/** What a page gives a section, with the pictures and files that it names. */
export type ContentOf<Fields extends z.ZodRawShape> = WithMedia<z.output<z.ZodObject<Fields>>>;

/** What the folder of a type of section defines. */
export type SectionDefinition<
  Type extends string = string,
  Fields extends z.ZodRawShape = z.ZodRawShape,
  View extends object = object,
  Entry = unknown,
  Content = ContentOf<Fields>,
> = SectionShape<Type, Fields> & {
  /** Whether it has the page's h1. */
  isHero?: boolean;
  /** Its background, unless the section before it has the same. */
  surface?: Surface | ByContent<Content>;
  /**
   * What it lists of other pages. With an empty list the section is not shown, and other pages do not see it. With
   * `undefined` it is shown: it has words for having nothing to list.
   */
  entries?(content: Content, context: SectionContext): readonly Entry[] | undefined;
  /** What its component shows, and all that browsers get; by default its content. */
  view?(content: Content, context: SectionContext, entries: readonly Entry[]): View;
  /** Whether something that it shows from other pages is made up. */
  showsSamples?(content: Content, context: SectionContext, entries: readonly Entry[]): boolean;
  /** The entry of its page in the feed. */
  feedEntry?(
    content: Content,
    context: SectionContext,
  ): { author: string | undefined; published: string; changed: string };
  /** The section to show in its place; nothing if that is not shown on its own page. */
  resolve?(content: Content, context: SectionContext): Section | undefined;
};

/** A method, whose parameter TypeScript compares loosely, so that one list may hold definitions of any content. */
type ByContent<Content> = { surface(content: Content, pattern: MenuGroup['pattern']): Surface | undefined }['surface'];

export type ViewOf<Definition> = Definition extends { view?(...parameters: never[]): infer View } ? View : never;

/** The types of sections of a site: their definitions, and the folder that has one for each, with its labels. */
export type SectionTypes = { readonly definitions: readonly SectionDefinition[]; readonly folder: string };

/** Infers the types of a definition where it is written. */
export function defineSection<
  Type extends string,
  Fields extends z.ZodRawShape,
  View extends object = ContentOf<Fields>,
  Entry = never,
>(definition: SectionDefinition<Type, Fields, View, Entry>): SectionDefinition<Type, Fields, View, Entry> {
  return definition;
}

/** What every hero has: a section with the page's h1. */
export type Hero = {
  tagline?: string | undefined;
  title: string;
  titleHighlight?: string | undefined;
  description: string;
  image?: Picture | undefined;
};
