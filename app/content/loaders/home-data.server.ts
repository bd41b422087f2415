import { advicePapers } from '../pictures.server.ts';
import { pageData } from './page-data.server.ts';
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
