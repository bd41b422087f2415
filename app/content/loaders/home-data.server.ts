import { loadPage } from '../load.server.ts';
import { advicePapers, withPictures } from '../pictures.server.ts';
import { entriesOfKind, pageData } from './page-data.server.ts';
import { clientsOf } from './partners-data.server.ts';
import { linksTo } from './shell-data.server.ts';

/** Returns home's content with the links of its service list and the clients of its strip. */
export function homeData(url: URL) {
  const data = pageData(url, 'home');
  const serviceLinks = data.page.services.items.map((item) => linksTo(data.locale, item.links));
  const clients = clientsOf(data.locale).map(({ id, name, mark, sample }) => ({ id, name, mark, sample }));
  return { ...data, serviceLinks, clients, papers: advicePapers() };
}

export type StripClient = ReturnType<typeof homeData>['clients'][number];

/** Returns the content of a page that shows one block of home in full, with that block. */
export function sectionData(url: URL) {
  const data = pageData(url, 'section');
  const [home] = entriesOfKind('home');
  if (!home) throw new Error('The section pages show parts of home, which content/pages.yaml does not have.');
  const { about, solutions, advisory, testimonials } = withPictures(loadPage(data.locale, home));
  const blocks = {
    about: { kind: 'about', about },
    featured: { kind: 'featured', solutions },
    advisory: { kind: 'advisory', advisory, papers: advicePapers() },
    testimonials: { kind: 'testimonials', testimonials },
  } as const;
  return { ...data, block: blocks[data.page.block] };
}

export type SectionBlock = ReturnType<typeof sectionData>['block'];
