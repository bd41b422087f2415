import { pageData } from './page-data.server.ts';

/** Gives a statement in the words that are true of this build: where two are written, `VISITS` chooses. */
export function legalData(url: URL) {
  const { page, ...data } = pageData(url, 'legal');
  const isCounted = process.env.VISITS === 'on';
  const sections = page.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => {
      if (typeof paragraph === 'string') return paragraph;
      return isCounted ? paragraph.whenVisitsCount : paragraph.whenVisitsDoNot;
    }),
  }));
  return { ...data, page: { ...page, sections } };
}

export type LegalPage = ReturnType<typeof legalData>['page'];
