import type { z } from 'zod';
import type { PageData } from '#site/page-data.server.ts';
import type { SectionDefinition, SectionTypes, Surface, ViewOf } from '#site/section.ts';
import * as types from './types.ts';

type Types = typeof types;
export type SectionType = keyof Types;
/** A section of a type, as a page's file has it. */
export type SectionOf<T extends SectionType> = z.output<z.ZodObject<Types[T]['fields']>> & {
  type: T;
  id?: string;
  off?: true;
};

/** `frame` is for `SectionFrame`. */
export type SectionProps<T extends SectionType> = {
  view: ViewOf<Types[T]>;
  frame: { id?: string | undefined; surface: Surface };
  page: Omit<PageData, 'sections'>;
};

export const sections: SectionTypes = {
  definitions: Object.values<SectionDefinition>(types),
  folder: import.meta.dirname,
};
