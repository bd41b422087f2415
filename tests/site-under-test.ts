import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { siteIn } from '#app/site.server.ts';
import type { Site, SiteOptions } from '#site/open-site.server.ts';
import { fileOf, kinds, pages } from './site-pages.ts';

/** Made by the first process of a run, for all of them. */
const made = process.env.TEST_SITE;
const folder = made ?? mkdtempSync(join(tmpdir(), 'site-'));
process.env.TEST_SITE = folder;

/** The content that unit tests read: that of the example, English first. */
export const testContent = join(folder, 'content');
/** What a build would have drawn for it, without the drawings. */
export const testGenerated = join(folder, 'generated');
if (!made) {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  makeContent();
}

function makeContent(): void {
  cpSync('examples/faro/content', testContent, { recursive: true });
  rmSync(join(testContent, 'translations.lock'));
  giveEnglishAddresses();
  addPages();
  writeYaml('languages.yaml', [
    { code: 'en', tag: 'en-US', name: 'English', direction: 'ltr' },
    { code: 'es', tag: 'es-PR', name: 'Español', direction: 'ltr' },
  ]);
  writeYaml('company.yaml', {
    founded: 2007,
    sample: true,
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
    emailRule: 'strict',
    currency: 'USD',
    emergencyPhone: { number: '+17875550199', shown: '(787) 555-0199' },
    promises: { callMinutes: 30, patchHours: 72, replyDays: 1, publish: false },
    timeZone: 'America/Puerto_Rico',
    officeHours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '08:00', to: '17:00' }],
    daysOff: ['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-06'],
  });
  writeYaml('booking.yaml', {
    on: true,
    noticeHours: 4,
    horizonDays: 21,
    pauseMinutes: 15,
    perDay: 3,
    hosts: [{ name: 'Marisol Quiñones Vega', email: 'calls@mirador.example', sample: true }],
  });
  writeGenerated();
}

function writeGenerated(): void {
  const drawings = (kind: string) =>
    Object.fromEntries(
      readdirSync(join(testContent, 'media/drawings', kind)).map((file) => {
        const { name } = parse(file);
        return [name, { src: `/${kind}/${name}.00000000.svg`, width: 960, height: 720 }];
      }),
    );
  const shares = ['en', 'es'].flatMap((locale) =>
    readdirSync(join(testContent, locale)).map((file) => {
      const id = `${parse(file).name}.${locale}`;
      return [id, { src: `/share/${id}.00000000.png`, width: 1200, height: 630 }];
    }),
  );
  const pictures = {
    scenes: drawings('scenes'),
    contours: drawings('contours'),
    profiles: { 'report.pdf': { src: '/media/report.00000000.pdf', bytes: 47_371, type: 'PDF' } },
    papers: {},
    photos: {},
    logos: {},
    files: { 'report.pdf': { src: '/media/report.00000000.pdf', bytes: 47_371, type: 'PDF' } },
  };
  write(join(testGenerated, 'pictures.json'), pictures);
  write(join(testGenerated, 'share.json'), Object.fromEntries(shares));
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** With English in front, addresses are English too. */
function giveEnglishAddresses(): void {
  const names = {
    'contacto-no-enviado': 'contact-us-not-sent',
    'contacto-enviado': 'contact-us-sent',
    contacto: 'contact-us',
    nosotros: 'about-us',
    servicios: 'services',
    'facturacion-electronica': 'sap',
    'aplicaciones-moviles': 'testing',
    'analitica-retail': 'network-security',
    privacidad: 'privacy',
    accesibilidad: 'accessibility',
  };
  const paths = Object.entries(names).map(([from, to]) => [`/${from}`, `/${to}`] as const);
  paths.unshift(['/contacto/enviado', '/contact-us/sent'], ['/contacto/no-enviado', '/contact-us/not-sent']);
  for (const file of globSync('**/*.yaml', { cwd: testContent })) {
    const text = readFileSync(join(testContent, file), 'utf8');
    writeFileSync(
      join(testContent, file),
      paths.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    );
    const { dir, name } = parse(file);
    if (name in names)
      renameSync(join(testContent, file), join(testContent, dir, `${names[name as keyof typeof names]}.yaml`));
  }
}

/** Adds the pages that the example has not. */
function addPages(): void {
  const redirects = parseYaml(readFileSync(join(testContent, 'redirects.yaml'), 'utf8'));
  writeYaml('redirects.yaml', [
    ...redirects.filter(({ from }: { from: string }) => from !== '/es' && !from.startsWith('/en/')),
    { from: '/jobs', to: '/careers' },
    { from: '/es/empleos', to: '/es/careers' },
  ]);
  const list = parseYaml(readFileSync(join(testContent, 'pages.yaml'), 'utf8'));
  const entries = Object.entries(pages).map(([path, { name, sections, ...entry }]) => ({ path, ...entry }));
  writeYaml('pages.yaml', { pages: [...list.pages, ...entries] });
  const own = parseYaml(readFileSync(join(testContent, 'blueprints.yaml'), 'utf8'));
  writeYaml('blueprints.yaml', [...own, ...kinds]);
  for (const [path, page] of Object.entries(pages))
    for (const locale of ['en', 'es'])
      writeYaml(`${locale}/${path.slice(1).replaceAll('/', '-')}.yaml`, fileOf(page, locale));
}

function writeYaml(name: string, content: object): void {
  writeFileSync(join(testContent, name), stringify(content, { lineWidth: 0, blockQuote: 'literal' }));
}

let opened: Site | undefined;

/** The same one for all tests that set nothing: no test writes to the folder. */
export function siteUnderTest(options?: Omit<SiteOptions, 'sections'>): Site {
  if (options) return siteIn(testContent, { generated: testGenerated, ...options });
  opened ??= siteUnderTest({});
  return opened;
}
