import { loadPageList } from './load.server.ts';

export type { Family, Kind, Menu, PageEntry } from './schema/pages.ts';
export { kinds, menus } from './schema/pages.ts';
export { slugOf } from './slug.ts';

/** Every page of the site, once, in the order of menus; what links the footer has. Both from `content/pages.yaml`, for Node alone. */
export const { pages, footer } = loadPageList();
