import { type Document, stringify } from 'yaml';
import { type Field, leavesOf } from '#site/fields.ts';
import type { Locale } from '#site/languages.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';
import { slugOf } from '#site/slug.ts';
import { proseOf } from '#tools/content-lint/texts.ts';
import { fileSkeleton, skeletonOf } from '#tools/new-page/skeleton.ts';
import { type Answers, codeOf, servicePaths } from './answers.ts';
import { productNames, productWords } from './product-words.ts';
import { bracketed, type Sample, valueAt } from './sample.ts';
import { startingPages, takenFiles } from './starting-pages.ts';

type Section = Record<string, unknown> & { type: string };
type Page = Record<string, unknown> & { sections: Section[] };

/** What the texts of the sample that count the digits of a phone number say. */
const sampleDigits = 10;

/** Returns the files of a language, by name: words of the product from the sample or `languages/`, and drafts with hints. */
export function languageFiles(sample: Sample, answers: Answers, tag: string): [file: string, text: string][] {
  const code = codeOf(tag);
  const blueprints = sample.parsed('blueprints.yaml') as Blueprint[];
  const files = new Map(Object.keys(takenFiles).map((slug) => [slug, taken(sample, answers, slug, tag)]));
  for (const { path, sections } of startingPages) {
    const places = sections?.map((type) => ({ type }));
    if (places) files.set(slugOf(path), draft(sample, places, code, labelOf(sample, slugOf(path), code)));
  }
  const { sections = [] } = blueprints.find(({ id }) => id === 'service') ?? {};
  const places = sections.filter(({ optional }) => !optional);
  for (const [at, path] of servicePaths(answers).entries()) {
    const name = answers.services[code]?.[at];
    files.set(slugOf(path), draft(sample, places, code, name, name));
  }
  return Array.from(files, ([slug, text]) => [`${code}/${slug}.yaml`, text]);
}

function labelOf(sample: Sample, slug: string, code: Locale): string {
  const isKnown = sample.locales.includes(code);
  const { navLabel } = sample.parsed(`${isKnown ? code : sample.model}/${slug}.yaml`) as { navLabel: string };
  return isKnown ? navLabel : (productNames(code).pages?.[slug] ?? bracketed(navLabel));
}

export function draft(
  { site }: Sample,
  places: Blueprint['sections'],
  code: Locale,
  navLabel?: string,
  title?: string,
): string {
  const page = { ...skeletonOf(site, { sections: places }, code), ...(navLabel && { navLabel }) } as Page;
  const [head] = page.sections;
  if (title && head) head.title = title;
  for (const section of page.sections)
    if (section.type === 'service-index') section.groups = { services: valueAt(section, ['groups', 'first']) };
  return `# yaml-language-server: $schema=../json-schema/page.json\n${stringify(page, { lineWidth: 140 })}`;
}

function taken(sample: Sample, answers: Answers, slug: string, tag: string): string {
  const code = codeOf(tag);
  const isKnown = sample.locales.includes(code);
  const { hints = [], parts = [], digits, without, values = {} } = takenFiles[slug] ?? {};
  const counted = answers.phonePlan.groups.reduce((sum, group) => sum + group, 0);
  const own = new Map(leavesOf(isKnown ? {} : productWords(code, slug)).map(({ key, value }) => [key, String(value)]));
  const owners = digits && isKnown && counted !== sampleDigits ? [...hints, digits] : hints;
  return sample.edited(`${isKnown ? code : sample.model}/${slug}.yaml`, (doc) => {
    const skeleton = skeletonLike(sample, doc, slug, code);
    if (without) doc.deleteIn(without.split('.'));
    emptyParts(doc, parts, skeleton);
    const form = sample.site.forms.of(`${code}/${slug}.yaml`);
    const isOwners = ({ key }: Field) => owners.some((own) => key === own || key.startsWith(`${own}.`));
    for (const leaf of form ? proseOf({ form, raw: doc.toJS() }) : []) {
      if (isOwners(leaf)) doc.setIn(leaf.path, valueAt(skeleton, leaf.path) ?? `[${leaf.path.at(-1)}]`);
      else if (!isKnown) doc.setIn(leaf.path, own.get(leaf.key) ?? bracketed(leaf.value, leaf.schema.maxLength));
    }
    for (const [key, value] of Object.entries(values))
      doc.setIn(key.split('.'), own.get(key) ?? value.replace('TAG', tag));
  });
}

/** What a file with the same sections has in place of its texts. */
function skeletonLike({ site }: Sample, doc: Document, slug: string, code: Locale): unknown {
  const { sections } = doc.toJS() as Partial<Page>;
  if (!sections) return fileSkeleton(site, site.forms.nameOf(`${code}/${slug}.yaml`) ?? 'page', code);
  return skeletonOf(site, { sections: sections.map(({ type }) => ({ type })) }, code);
}

/** Leaves the titles of these parts of a statement, with a hint below each. */
function emptyParts(doc: Document, ids: string[], skeleton: unknown): void {
  for (const [section, { parts }] of ((doc.toJS() as Partial<Page>).sections ?? []).entries())
    for (const [at, { id }] of ((parts ?? []) as { id: string }[]).entries()) {
      const path = ['sections', section, 'parts', at];
      if (!ids.includes(id)) continue;
      const text = valueAt(skeleton, [...path, 'paragraphs', 0, 'text']);
      doc.setIn([...path, 'paragraphs'], doc.createNode([{ text }]));
      doc.deleteIn([...path, 'items']);
    }
}
