import { expect, test } from 'vitest';
import { homeData } from './home-data.server.ts';
import { clientsOf, partnersData } from './partners-data.server.ts';

test('the partners page has 18 partners and 8 clients, each with its mark, each client with a link to it', () => {
  const { partners, clients } = partnersData(new URL('http://site.test/es/partners-clients'));

  expect(partners).toHaveLength(18);
  expect(clients).toHaveLength(8);
  for (const { mark } of [...partners, ...clients]) expect(mark.src).toMatch(/^\/\w+\/.+\.svg$/);
  for (const { link } of clients) expect(() => new URL(link)).not.toThrow();
});

test('the strip of home has the same clients, without what it does not show', () => {
  const { clients } = homeData(new URL('http://site.test/'));

  expect(clients.map(({ id }) => id)).toEqual(clientsOf('en').map(({ id }) => id));
  expect(Object.keys(clients[0] ?? {}).sort()).toEqual(['id', 'mark', 'name', 'sample']);
});

test('the service cards of home lead to pages in the language of home', () => {
  const { page, serviceLinks } = homeData(new URL('http://site.test/es'));

  expect(serviceLinks).toHaveLength(page.services.items.length);
  for (const link of serviceLinks.flat())
    expect(link).toEqual({ label: expect.any(String), to: expect.stringMatching(/^\/es\//) });
});
