import type { PageData } from '#site/page-data.server.ts';
import type { WithPictures } from '#site/pictures.server.ts';
import type { SectionDefinition, SectionTypes, SectionOf as SectionWith, Surface } from '#site/section.ts';
import * as types from './types.ts';

type Types = typeof types;
export type SectionType = keyof Types;
export type SectionOf<T extends SectionType> = SectionWith<Types[T]>;

type LoadedBy<Definition> = Definition extends { load?(...given: never[]): infer Data } ? Data : undefined;

/** What a section's component gets: its words and pictures, what its loader returned, its place and its page. */
export type SectionProps<T extends SectionType> = {
  content: WithPictures<SectionOf<T>>;
  data: LoadedBy<Types[T]>;
  surface: Surface;
  page: Omit<PageData, 'sections'>;
};

export const sections: SectionTypes = {
  definitions: Object.values<SectionDefinition>(types),
  folder: import.meta.dirname,
};
