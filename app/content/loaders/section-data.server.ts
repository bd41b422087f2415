import { loadPage } from '../load.server.ts';
import { advicePapers, withPictures } from '../pictures.server.ts';
import { entriesOfKind, pageData } from './page-data.server.ts';

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
