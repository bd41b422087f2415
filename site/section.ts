import type { z } from 'zod';
import type { SiteReader } from './site-reader.server.ts';

/** What a section stands on. */
export type Surface = 'head' | 'paper' | 'wash' | 'deep' | 'card' | 'ruled' | 'closing';

/** A section of a page, as its file has it. */
export type Section = { type: string; id?: string; off?: true };

/** The name of a type of section, which is that of its folder, and the fields that a page gives it. */
export type SectionShape<Type extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  readonly type: Type;
  readonly schema: Schema;
};

export type ContentOf<Shape extends SectionShape> = z.output<Shape['schema']>;
/** A section of a type. */
export type SectionOf<Shape extends SectionShape> = ContentOf<Shape> & { type: Shape['type']; id?: string; off?: true };

/** What the folder of a type of section says. */
export type SectionDefinition<
  Type extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Data = unknown,
> = SectionShape<Type, Schema> & {
  /** It has the page's h1. */
  isHead?: boolean;
  /** What it stands on, unless the section before it stands on the same. */
  surface?: Surface;
  /** The same, where its content decides. */
  surfaceOf?(content: z.output<Schema>): Surface;
  /** Reads what it shows of other files. */
  load?(content: z.output<Schema>, site: SiteReader): Data;
  /** Whether there is something to show; without it there always is. */
  isShown?(content: z.output<Schema>, site: SiteReader): boolean;
  /** What feed readers are told of its page. */
  feedEntry?(content: z.output<Schema>, site: SiteReader): { author: string; published: string; changed: string };
  /** Files that the build writes beside the page, by their addresses. */
  files?(content: z.output<Schema>, site: SiteReader): Record<string, string>;
  /** The section that is shown in its place. */
  resolve?(content: z.output<Schema>, site: SiteReader): Section;
};

/** The types of sections of a site: their definitions, and the folder that has one for each, with its labels. */
export type SectionTypes = { readonly definitions: readonly SectionDefinition[]; readonly folder: string };

/** Types a definition at the place where it is written. */
export function defineSection<Type extends string, Schema extends z.ZodObject, Data = undefined>(
  definition: SectionDefinition<Type, Schema, Data>,
): SectionDefinition<Type, Schema, Data> {
  return definition;
}

/** Words that every section with the page's h1 has. */
export type Head = {
  tagline?: string | undefined;
  title: string;
  titleHighlight?: string | undefined;
  description: string;
  stats?: readonly unknown[] | undefined;
};
