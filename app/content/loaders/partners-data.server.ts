import { loadPage } from '../load.server.ts';
import type { Locale } from '../locale.ts';
import { markOf } from '../pictures.server.ts';
import { entriesOfKind, pageData } from './page-data.server.ts';

export function partnersData(url: URL) {
  const data = pageData(url, 'partners');
  const partners = data.page.partners.items.map((partner) => ({ ...partner, mark: markOf(partner) }));
  return { ...data, partners, clients: clientsOf(data.locale) };
}

export function clientsOf(locale: Locale) {
  const [entry] = entriesOfKind('partners');
  if (!entry) throw new Error('The clients stand on the partners page, which content/pages.yaml does not have.');
  return loadPage(locale, entry).clients.items.map((client) => ({ ...client, mark: markOf(client) }));
}

export type Partner = ReturnType<typeof partnersData>['partners'][number];
export type Client = ReturnType<typeof clientsOf>[number];
