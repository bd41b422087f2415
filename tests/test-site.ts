import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { openSite } from '#app/site.server.ts';
import type { Site, SiteOptions } from '#site/create-site.server.ts';
import { slugOf } from '#site/slug.ts';

/** Made by the first process of a run, for all of them. */
const made = process.env.TEST_SITE;
const folder = made ?? mkdtempSync(join(tmpdir(), 'site-'));
process.env.TEST_SITE = folder;

/** The content that unit tests read: the example's with English in front and at English addresses. */
export const testContent = join(folder, 'content');
/** What a build would have drawn for it, without the drawings. */
export const testGenerated = join(folder, 'generated');

const addresses = Object.entries({
  '/contacto/no-enviado': '/contact-us/not-sent',
  '/contacto/enviado': '/contact-us/sent',
  '/contacto': '/contact-us',
  '/nosotros': '/about-us',
  '/articulos/facturas-rechazadas': '/insights/rejected-invoices',
  '/articulos': '/insights',
  '/servicios': '/services',
  '/facturacion-electronica': '/invoicing',
  '/aplicaciones-moviles': '/mobile-apps',
  '/analitica-retail': '/analytics',
  '/privacidad': '/privacy',
  '/accesibilidad': '/accessibility',
});

const company = {
  founded: 2007,
  address: {
    postOfficeBox: '100555',
    city: 'San Juan',
    region: 'PR',
    postalCode: '00919',
    country: 'US',
    townLine: '{city}, {region} {postalCode}',
  },
  areaServed: ['PR', 'US'],
  phone: { number: '+17875550142', shown: '(787) 555-0142' },
  phonePlan: { countryCode: '1', groups: [3, 3, 4] },
  currency: 'USD',
  promises: { callMinutes: 30, patchHours: 72, replyDays: 1 },
  timeZone: 'America/Puerto_Rico',
  officeHours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '08:00', to: '17:00' }],
};

const others = {
  languages: [
    { code: 'en', tag: 'en-US', name: 'English', direction: 'ltr' },
    { code: 'es', tag: 'es-PR', name: 'Español', direction: 'ltr' },
  ],
  booking: {
    ...{ on: true, noticeHours: 4, horizonDays: 21, pauseMinutes: 15, perDay: 3 },
    hosts: [{ name: 'Marisol Vega', email: 'calls@mirador.example', sample: true }],
  },
  redirects: [
    { from: '/blog', to: '/insights' },
    { from: '/team', to: '/about-us' },
  ],
};

function readYaml(name: string) {
  return parseYaml(readFileSync(join(testContent, `${name}.yaml`), 'utf8'));
}

function writeYaml(name: string, content: unknown): void {
  writeFileSync(join(testContent, `${name}.yaml`), stringify(content));
}

function makeContent(): void {
  cpSync('examples/faro/content', testContent, { recursive: true });
  rmSync(join(testContent, 'translations.lock'));
  for (const file of globSync('{*,*/*}.yaml', { cwd: testContent })) {
    const { dir, name } = parse(file);
    const [, moved] = addresses.find(([from]) => slugOf(from) === name) ?? [];
    const text = readFileSync(join(testContent, file), 'utf8');
    rmSync(join(testContent, file));
    writeFileSync(
      join(testContent, dir, `${moved ? slugOf(moved) : name}.yaml`),
      addresses.reduce((words, [from, to]) => words.replaceAll(from, to), text),
    );
  }
  for (const [name, content] of Object.entries(others)) writeYaml(name, content);
  writeYaml('company', { ...readYaml('company'), ...company });
}

function makeGenerated(): void {
  const namesIn = (place: string) =>
    globSync('*.{svg,yaml}', { cwd: join(testContent, place) }).map((file) => parse(file).name);
  const picture = (place: string, id: string) => [id, { src: `/${place}/${id}.svg`, width: 1200, height: 630 }];
  const drawings = (place: string) =>
    Object.fromEntries(namesIn(`media/drawings/${place}`).map((id) => picture(place, id)));
  const shares = ['en', 'es'].flatMap((locale) => namesIn(locale).map((name) => picture('share', `${name}.${locale}`)));
  const files = { 'report.pdf': { src: '/media/report.00000000.pdf', bytes: 47_371, type: 'PDF' } };
  const catalogue = { scenes: drawings('scenes'), contours: drawings('contours'), files };
  const generated = {
    pictures: { ...catalogue, profiles: {}, papers: {}, photos: {}, logos: {} },
    share: Object.fromEntries(shares),
  };
  mkdirSync(testGenerated);
  for (const [name, content] of Object.entries(generated))
    writeFileSync(join(testGenerated, `${name}.json`), JSON.stringify(content));
}

if (!made) {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  makeContent();
  makeGenerated();
}

let opened: Site | undefined;

/** The same one for all tests that set nothing: no test writes to the folder. */
export function testSite(options?: Omit<SiteOptions, 'sections'>): Site {
  if (options) return openSite(testContent, { generated: testGenerated, ...options });
  opened ??= testSite({});
  return opened;
}
