import { type Document, stringify } from 'yaml';
import type { Locale } from '#site/languages.ts';
import type { Brand } from '#site/open-site.server.ts';
import { significantDigits } from '#site/schema/company.ts';
import type { Menus } from '#site/schema/menus.ts';
import { fileSkeleton } from '#tools/new-page/skeleton.ts';
import { type Answers, codeOf, huesOf, servicePaths } from './answers.ts';
import { productNames } from './product-words.ts';
import { bracketed, type Sample, valueAt } from './sample.ts';
import { startingPages } from './starting-pages.ts';

/** Two squares, until the owner has a mark. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path class="accent" d="M36 8H56V28H36Z"/><path d="M8 28H36V56H8Z"/></svg>\n';

export function sharedFiles(sample: Sample, answers: Answers): [file: string, text: string][] {
  const withValues = (file: string, values: object): [string, string] => [
    file,
    sample.edited(file, (doc) => {
      for (const [key, value] of Object.entries(values)) doc.set(key, doc.createNode(value));
    }),
  ];
  const withEntries = (file: string, entries: unknown): [string, string] => [
    file,
    sample.headOf(file) + stringify(entries),
  ];
  return [
    withEntries('languages.yaml', answers.languages.map(languageOf)),
    withValues('company.yaml', companyOf(answers)),
    withValues('brand.yaml', brandOf(sample, answers)),
    withValues('booking.yaml', bookingOf(answers)),
    withValues('pages.yaml', { pages: pagesOf(answers) }),
    withValues('menus.yaml', menusOf(sample, answers)),
    ['media/mark.svg', mark],
    ['notice.yaml', sample.edited('notice.yaml', (doc) => writeNotice(doc, sample, answers))],
    withEntries('redirects.yaml', []),
    ['blueprints.yaml', sample.edited('blueprints.yaml', (doc) => nameBlueprints(doc, sample, answers))],
    // What the sample does not say is its own style.
    withEntries('banned-words.yaml', { allowed: [] }),
  ];
}

/** TypeScript's library does not have `getTextInfo` yet: https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getTextInfo */
type LocaleWithText = Intl.Locale & { getTextInfo(): { direction: string } };

export function languageOf(tag: string) {
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

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

function companyOf({ founded, phonePlan, currency, timeZone, address, officeHours, promises, ...answers }: Answers) {
  const number = (shown: string) => ({ number: `+${phonePlan.countryCode}${significantDigits(shown)}`, shown });
  const areaServed = [address.country];
  return {
    founded,
    sample: false,
    address,
    areaServed,
    phone: number(answers.phone),
    phonePlan,
    emergencyPhone: number(answers.emergencyPhone),
    // Figures of answer times are published once the owner says so.
    promises: { ...promises, publish: false },
    officeHours: [{ days: weekdays, ...officeHours }],
    currency,
    timeZone,
    daysOff: [],
  };
}

function bookingOf({ calls, name, mailbox, promises }: Answers) {
  return { on: calls, minutes: promises.callMinutes, hosts: [{ name, email: mailbox, sample: false }] };
}

function brandOf(sample: Sample, { name, legalName, email, hues, action }: Answers) {
  const own = huesOf((sample.parsed('brand.yaml') as Brand).hues, sample.parsed('menus.yaml') as Menus, hues);
  return {
    name,
    legalName,
    email,
    careersEmail: email,
    designCredit: name,
    social: [],
    hues: own,
    action,
    mark: 'mark.svg',
  };
}

function pagesOf(answers: Answers) {
  const services = servicePaths(answers).map((path) => ({ path, kind: 'service', state: 'draft' }));
  return startingPages.flatMap(({ sections: _, ...page }) => (page.kind === 'list' ? [page, ...services] : page));
}

/** Named as the sample's first menu and the first two lists of its footer. */
function menusOf(sample: Sample, answers: Answers) {
  const { home, groups, footer } = sample.parsed('menus.yaml') as Menus;
  const [company, family] = [groups.find(({ id }) => id === home), groups.find(({ index }) => index)];
  const named = (words: unknown, menu: string) =>
    inLanguages(answers, (code) => {
      const { [code]: own, [sample.model]: model } = words as Record<Locale, { name: string }>;
      return { name: own?.name ?? productNames(code).menus?.[menu] ?? bracketed(model?.name ?? '') };
    });
  const noted = (words: unknown, menu: string) => {
    const names = named(words, menu);
    return inLanguages(answers, (code) => ({
      ...names[code],
      note: hintAt(sample, 'menus', code, ['groups', 0, sample.model, 'note']),
    }));
  };
  const paths = (list: string[]) => list.map((page) => ({ page }));
  return {
    groups: [
      { id: home, ...noted(company, 'company'), hue: company?.hue, entries: paths(['/about-us']) },
      {
        id: 'services',
        ...noted(footer[1], 'services'),
        hue: family?.hue,
        index: '/services',
        entries: paths(servicePaths(answers)),
      },
    ],
    footer: [
      { ...named(footer[0], 'links'), entries: paths(['/', '/about-us', '/contact-us']) },
      { ...named(footer[1], 'services'), group: 'services' },
    ],
  };
}

function hintAt({ site }: Sample, file: 'menus' | 'notice', code: Locale, path: (string | number)[]): unknown {
  return valueAt(fileSkeleton(site, file, code), path);
}

function writeNotice(doc: Document, sample: Sample, answers: Answers): void {
  for (const code of sample.locales) doc.delete(code);
  const words = inLanguages(answers, (code) => ({
    text: hintAt(sample, 'notice', code, [sample.model, 'text']),
  }));
  for (const [key, value] of Object.entries({ state: 'draft', ...words })) doc.set(key, doc.createNode(value));
}

function nameBlueprints(doc: Document, sample: Sample, answers: Answers): void {
  for (const [at, { id, name }] of (doc.toJS() as { id: string; name: Record<Locale, string> }[]).entries()) {
    const names = inLanguages(
      answers,
      (code) => name[code] ?? productNames(code).kinds?.[id] ?? bracketed(name[sample.model] ?? ''),
    );
    doc.setIn([at, 'name'], doc.createNode(names, { flow: true }));
    // A page of the sample, which stands in for those that end.
    doc.deleteIn([at, 'closed']);
  }
}

function inLanguages<T>({ languages }: Answers, make: (code: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(languages.map(codeOf).map((code) => [code, make(code)]));
}
