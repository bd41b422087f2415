import '#tools/command.ts';
import { appendFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, stringify } from 'yaml';
import { siteIn } from '#app/site.server.ts';
import { ContentError } from '#site/content-error.ts';
import { fieldsOf, leavesOf } from '#site/fields.ts';
import type { Locale } from '#site/languages.ts';
import type { PageList } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { proseOf } from '#tools/content-lint/texts.ts';
import { answersSchema, codeOf } from './answers.ts';
import { draft } from './language-files.ts';
import { ownersKeys, productNames, productWords } from './product-words.ts';
import { bracketed, readSample, type Sample } from './sample.ts';
import { languageOf } from './shared-files.ts';
import { takenFiles } from './starting-pages.ts';

const mirador = 'examples/mirador';
const home = ['hero', 'points', 'call-to-action'].map((type) => ({ type }));

/**
 * Adds a language to the content of a project: the pages that every language has, in the words of the product, with a hint for each other
 * text. Returns the files. Throws ContentError.
 */
export function addLanguage(tag = '', project = ''): string[] {
  const { error } = answersSchema.shape.languages.safeParse([tag]);
  if (error) throw new ContentError('Name a language and its country: npm run add-language -- fr-FR');
  const content = join(project, 'content');
  const site = readSample(siteIn(content));
  const { pageList, fixedPaths } = site.site;
  const fixed: readonly (string | undefined)[] = Object.values(fixedPaths());
  const code = codeOf(tag);
  if (site.locales.includes(code)) throw new ContentError(`The site has the language ${code} already.`);
  const { pages } = pageList();
  const shown = pages.filter(({ path }) => fixed.includes(path)).map(({ path }) => slugOf(path));
  const files = ['site', 'contact-service', ...shown].map((slug): [file: string, text: string] => {
    // That of the first language may show what stands on pages that the new one lacks.
    if (slug === slugOf('/'))
      return [`${code}/${slug}.yaml`, draft(site, home, code, productNames(code).pages?.[slug])];
    return [`${code}/${slug}.yaml`, translated(site, wordsFor(code, slug, project), slug, tag)];
  });
  const shared = globSync('{menus,blueprints,notice}.yaml', { cwd: content });
  files.push(
    ...shared.map((file): [string, string] => [file, site.edited(file, (doc) => addGroups(site, doc, file, code))]),
  );
  files.push(['pages.yaml', site.edited('pages.yaml', (doc) => keepTo(doc, site.locales, fixed))]);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  appendFileSync(join(content, 'languages.yaml'), stringify([languageOf(tag)]));
  return files.map(([file]) => `content/${file}`);
}

/** The words of the product, by key: those of `languages/`, or of the sample. */
function wordsFor(code: Locale, slug: string, project: string): Map<string, string> {
  const root = join(project, mirador);
  const path = `${code}/${slug}.yaml`;
  const isSample = existsSync(join(root, path));
  const words = isSample ? readSample(siteIn(root)).parsed(path) : productWords(code, slug);
  const isOwners = isSample ? ownersKeys(words, slug) : () => false;
  return new Map(leavesOf(words).flatMap(({ key, value }) => (isOwners(key) ? [] : [[key, String(value)]])));
}

function translated(site: Sample, words: Map<string, string>, slug: string, tag: string): string {
  return site.edited(`${site.model}/${slug}.yaml`, (doc) => {
    const form = site.site.forms.of(`${site.model}/${slug}.yaml`);
    for (const leaf of form ? proseOf({ form, raw: doc.toJS() }) : [])
      doc.setIn(leaf.path, words.get(leaf.key) ?? bracketed(leaf.value, leaf.schema.maxLength));
    for (const [key, value] of Object.entries(takenFiles[slug]?.values ?? {}))
      doc.setIn(key.split('.'), words.get(key) ?? value.replace('TAG', tag));
  });
}

/** Beside each group of the first language one of the new. */
function addGroups({ site, model }: Sample, doc: Document, file: string, code: Locale): void {
  const form = site.forms.of(file) ?? {};
  const raw = doc.toJS();
  const inNew = (path: (string | number)[]) => path.map((part) => (part === model ? code : part));
  for (const { path, value } of fieldsOf(form, raw))
    if (path.at(-1) === model) doc.setIn(inNew(path), doc.createNode(value));
  const { kinds = {} } = productNames(code);
  for (const leaf of proseOf({ form, raw })) {
    if (!leaf.path.includes(model)) continue;
    const kind = file === 'blueprints.yaml' ? String(doc.getIn([leaf.path[0], 'id'])) : '';
    doc.setIn(inNew(leaf.path), kinds[kind] ?? bracketed(leaf.value, leaf.schema.maxLength));
  }
}

/** Leaves the pages that a language may lack to those that have them. */
function keepTo(doc: Document, locales: readonly Locale[], fixed: readonly (string | undefined)[]): void {
  const { pages } = doc.toJS() as PageList;
  for (const [at, { path, languages }] of pages.entries())
    if (!languages && !fixed.includes(path))
      doc.setIn(['pages', at, 'languages'], doc.createNode(locales, { flow: true }));
}

if (import.meta.main) {
  const files = addLanguage(process.argv[2]);
  process.stdout.write(
    `Wrote ${files.length} files:\n${files.join('\n')}\nNext: npm run schemas, and write the texts in brackets; npm run check counts them.\n`,
  );
}
