import type { PageContent } from './load.server.ts';
import type { Kind } from './pages.ts';
import type { WithPictures } from './pictures.server.ts';

/** The words and pictures of a page of one kind, as its sections take them. */
export type Page<K extends Kind> = WithPictures<PageContent<K>>;

export type { Picture } from './pictures.server.ts';

export type Drawing = { src: string; width: number; height: number };
