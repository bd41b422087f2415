import { expect, test, vi } from 'vitest';
import { linksTo, shellData } from './shell-data.server.ts';

const shellAt = (path: string) => shellData(new URL(path, 'http://site.test'));

test('the menus are the five groups of the requirements with all their pages', () => {
  const { menus } = shellAt('/');

  expect(menus.map(({ key, links }) => [key, links.length])).toEqual([
    ['corporate', 3],
    ['erp', 6],
    ['digital', 6],
    ['data', 3],
    ['security', 6],
  ]);
});

test('the footer lists the links of the requirements in their order', () => {
  const { footer } = shellAt('/');

  expect(footer.quick.map(({ to }) => to)).toEqual(['/', '/about-us', '/careers', '/contact-us']);
  expect(footer.services.map(({ to }) => to)).toEqual([
    '/sap',
    '/salesforce-services',
    '/ai-ml',
    '/data-analytics',
    '/web-development',
    '/native-mobile-applications',
    '/oracle-services',
  ]);
});

test('a Spanish page gets Spanish words and addresses', () => {
  const { locale, site, footer, menus } = shellAt('/es/careers');

  expect(locale).toBe('es');
  expect(site.languageName).toBe('Español');
  const links = [...footer.quick, ...footer.services, ...menus.flatMap((menu) => menu.links)];
  expect(links.filter(({ to }) => to !== '/es' && !to.startsWith('/es/'))).toEqual([]);
});

test('the origin of canonical links is the setting of the build, without a path', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com/ignored/');

  expect(shellAt('/').origin).toBe('https://www.example.com');
});

test('without that setting it is the address of a start without settings', () => {
  vi.stubEnv('SITE_URL', '');

  expect(shellAt('/').origin).toBe('http://127.0.0.1:3000');
});

test('a build reads it once for each language, development each time', () => {
  expect(shellAt('/sap')).not.toBe(shellAt('/'));

  vi.stubEnv('NODE_ENV', 'production');

  expect(shellAt('/es/sap')).toBe(shellAt('/es'));
  expect(shellAt('/sap').locale).toBe('en');
});

test('a link to a page that does not exist is an error that names it', () => {
  expect(() => linksTo('en', ['/nowhere'])).toThrow('/nowhere');
});
