import type { PageData } from './loaders/page-data.server.ts';
import type { WithPictures } from './pictures.server.ts';
import type { SectionOf, SectionType, types } from './schema/page.ts';

export type { Picture } from './pictures.server.ts';
export type { PageData };

export type Drawing = { src: string; width: number; height: number };

type LoadedBy<Config> = Config extends { load: (...given: never[]) => infer Data } ? Data : undefined;

/** What a section's component gets: its words and pictures, what its loader returned, its place and its page. */
export type SectionProps<T extends SectionType> = {
  content: WithPictures<SectionOf<T>>;
  data: LoadedBy<(typeof types)[T]>;
  surface: Surface;
  page: Omit<PageData, 'sections'>;
};

/** What a section stands on. */
export type Surface = 'head' | 'paper' | 'wash' | 'deep' | 'card' | 'ruled' | 'closing';
