import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Scalar, stringify, YAMLSeq } from 'yaml';
import type { Site } from '#site/create-site.server.ts';
import { walkFields } from '#site/fields.server.ts';
import type { Locale } from '#site/languages.ts';
import { slugOf } from '#site/slug.ts';
import { weekdays } from '#site/weekdays.ts';
import { valueFor } from '#tools/new-page/skeleton.ts';
import { type Answers, codeOf, phoneOf, servicePaths } from './answers.ts';
import { nameIn, productNames } from './product-words.ts';
import { type StartingPage, startingPages } from './starting-pages.ts';
import { changeYaml, hintOf, leadingComments } from './yaml-file.ts';

/** Two squares, until the owner has a mark. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path class="accent" d="M36 8H56V28H36Z"/><path d="M8 28H36V56H8Z"/></svg>\n';

export function sharedFiles(sample: Site, answers: Answers, holidays: Holidays = []): [file: string, text: string][] {
  const withValues = (file: string, values: object): [string, string] => [
    file,
    changeYaml(join(sample.root, file), (doc) => {
      for (const [key, value] of Object.entries(values))
        if (value === undefined) doc.delete(key);
        else doc.set(key, doc.createNode(value));
    }),
  ];
  const withEntries = (file: string, entries: unknown): [string, string] => [
    file,
    leadingComments(join(sample.root, file)) + stringify(entries),
  ];
  return [
    withEntries('languages.yaml', answers.languages.map(languageEntryOf)),
    withValues('company.yaml', { ...companyOf(answers), daysOff: daysOffOf(holidays) }),
    withValues('brand.yaml', brandOf(answers)),
    withValues('booking.yaml', bookingOf(answers)),
    withValues('pages.yaml', { pages: pagesOf(answers) }),
    withValues('menus.yaml', menusOf(sample, answers)),
    ['media/mark.svg', mark],
    ['notice.yaml', changeYaml(join(sample.root, 'notice.yaml'), (doc) => writeNotice(doc, sample, answers))],
    [
      'blueprints.yaml',
      changeYaml(join(sample.root, 'blueprints.yaml'), (doc) => nameBlueprints(doc, sample, answers)),
    ],
    ...contoursOf(sample),
  ];
}

/** The lines behind pages without a picture, in the company's hue. No other drawing suits another company. */
function contoursOf({ root, menus }: Site): [file: string, text: string][] {
  const { home, groups } = menus();
  const hue = groups.find(({ id }) => id === home)?.hue;
  const files = globSync('media/drawings/contours/*.svg', { cwd: root }).sort();
  return files
    .slice(0, 3)
    .map((file) => [file, readFileSync(join(root, file), 'utf8').replace(`class="hue-${hue}"`, 'class="hue-company"')]);
}

/** Missing in TypeScript's library: https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getTextInfo */
type LocaleWithText = Intl.Locale & { getTextInfo(): { direction: string } };

export function languageEntryOf(tag: string) {
  const locale = new Intl.Locale(tag) as LocaleWithText;
  const code = codeOf(tag);
  const { colon } = productNames(code);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code;
  return {
    code,
    tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    direction: locale.getTextInfo().direction,
    ...(colon && { colon }),
  };
}

type Holidays = readonly { date: string; name: string }[];

/** Each with its name beside it, so that somebody can check them. */
function daysOffOf(holidays: Holidays): YAMLSeq {
  const list = new YAMLSeq();
  list.items = holidays.map(({ date, name }) => Object.assign(new Scalar(date), { comment: ` ${name}` }));
  return list;
}

function companyOf({ founded, currency, timeZone, address, officeHours, promises, ...answers }: Answers) {
  return {
    founded,
    sample: false,
    address,
    areaServed: undefined,
    ...phoneOf(answers),
    emailRule: 'html',
    emergencyPhone: undefined,
    promises,
    officeHours: [{ days: weekdays.slice(0, 5), ...officeHours }],
    currency,
    timeZone,
  };
}

function bookingOf({ calls, name, mailbox }: Answers) {
  return { on: calls, hosts: [{ name, email: mailbox, sample: false }] };
}

function brandOf({ name, legalName, email, designCredit, hues, action }: Answers) {
  return { name, legalName, email, careersEmail: email, designCredit, social: [], hues, action, mark: 'mark.svg' };
}

/** The pages of a new site, its services behind their list. */
export function pagesOf(answers: Answers): StartingPage[] {
  const paths = servicePaths(answers);
  const services = paths.map((path): StartingPage => ({ path, kind: 'service', state: 'draft' }));
  return startingPages
    .filter(({ purpose }) => answers.legalNotice || purpose !== 'legalNotice')
    .flatMap((page) => (page.kind === 'list' ? [page, ...services] : page))
    .map((page) => {
      const serviceIndex = paths.indexOf(page.path);
      const addresses = answers.languages.map(codeOf).flatMap((code) => {
        const address = productNames(code).addresses?.[slugOf(page.path)] ?? servicePaths(answers, code)[serviceIndex];
        return address && address !== page.path && address !== '/' ? [[code, address]] : [];
      });
      return addresses.length > 0 ? { ...page, addresses: Object.fromEntries(addresses) } : page;
    });
}

function menusOf(sample: Site, answers: Answers) {
  const nameMenu = (menu: 'company' | 'links' | 'services') =>
    inLanguages(answers, (code) => ({ name: nameIn(code, 'menus', menu) }));
  const describeMenu = (menu: 'company' | 'services') =>
    inLanguages(answers, (code) => ({
      name: nameIn(code, 'menus', menu),
      note: hintFor(sample, 'menus', 'note', code),
    }));
  const entriesOf = (list: string[]) => list.map((page) => ({ page }));
  const legalNotices = pagesOf(answers).filter(({ purpose }) => purpose === 'legalNotice');
  return {
    home: 'company',
    groups: [
      {
        id: 'company',
        ...describeMenu('company'),
        hue: 'company',
        entries: entriesOf(['/about-us']),
      },
      {
        id: 'services',
        ...describeMenu('services'),
        hue: 'services',
        index: '/services',
        entries: entriesOf(servicePaths(answers)),
      },
    ],
    footer: [
      {
        ...nameMenu('links'),
        entries: entriesOf(['/', '/about-us', '/contact-us', ...legalNotices.map(({ path }) => path)]),
      },
      { ...nameMenu('services'), group: 'services' },
    ],
  };
}

/** A hint for the first field with this name in a file of all languages. */
function hintFor(sample: Site, file: 'menus' | 'notice', name: string, code: Locale): unknown {
  const field = [...walkFields(sample.jsonSchemas.labeled(file), sample.readYaml(`${file}.yaml`))].find(
    ({ path }) => path.at(-1) === name,
  );
  return field && valueFor(sample, field.schema, code, name);
}

function writeNotice(doc: Document, sample: Site, answers: Answers): void {
  for (const code of sample.locales) doc.delete(code);
  const texts = inLanguages(answers, (code) => ({ text: hintFor(sample, 'notice', 'text', code) }));
  const days = { from: '2026-06-01T06:00Z', until: '2026-06-02T18:00Z' };
  for (const [key, value] of Object.entries({ ...days, state: 'draft', ...texts })) doc.set(key, doc.createNode(value));
}

function nameBlueprints(doc: Document, sample: Site, answers: Answers): void {
  for (const [index, { id, name }] of sample.blueprints().entries()) {
    const words = name as unknown as Record<Locale, string>;
    const names = inLanguages(
      answers,
      (code) => words[code] ?? productNames(code).kinds?.[id] ?? hintOf(words[sample.firstLocale] ?? ''),
    );
    doc.setIn([index, 'name'], doc.createNode(names, { flow: true }));
    // It names a page of the sample.
    doc.deleteIn([index, 'closed']);
  }
}

function inLanguages<T>({ languages }: Answers, make: (code: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(languages.map(codeOf).map((code) => [code, make(code)]));
}
