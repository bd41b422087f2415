import '#tools/command.ts';
import { appendFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, stringify } from 'yaml';
import { openSite } from '#app/site.server.ts';
import { ContentError } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';
import { walkFields } from '#site/fields.server.ts';
import type { Locale } from '#site/languages.ts';
import type { PageList } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { proseOf } from '#tools/content-lint/texts.ts';
import { answersSchema, codeOf } from './answers.ts';
import { draftPage, writeWords } from './language-files.ts';
import { sampleSite } from './new-site.ts';
import { nameIn, productNames, wordsForLanguage } from './product-words.ts';
import { languageEntryOf } from './shared-files.ts';
import { changeYaml, hintOf } from './yaml-file.ts';

/**
 * Adds a language to the content of a project: the pages that every language has, in the words of the product, with a
 * hint for each other text. Returns the files. Throws ContentError.
 */
export function addLanguage(tag = '', project = ''): string[] {
  const { error } = answersSchema.shape.languages.safeParse([tag]);
  if (error) throw new ContentError('Name a language and its country: npm run add-language -- fr-FR');
  const content = join(project, 'content');
  const site = openSite(content);
  const sample = sampleSite(project);
  const fixedPaths: readonly (string | undefined)[] = Object.values(site.readFixedPaths());
  const code = codeOf(tag);
  if (site.locales.includes(code)) throw new ContentError(`The site has the language ${code} already.`);
  const { pages } = site.pageList();
  const slugs = pages.filter(({ path }) => fixedPaths.includes(path)).map(({ path }) => slugOf(path));
  const files = ['site', 'contact-service', ...slugs].map((slug): [file: string, text: string] => {
    const jsonSchema = site.jsonSchemas.labeledOf(`${code}/${slug}.yaml`) ?? {};
    const words = wordsForLanguage(sample, tag, slug);
    const translate = (doc: Document) => writeWords(doc, { jsonSchema, words, slug, tag });
    // The page of the first language may show what is on pages that the new one lacks.
    const text =
      slug === slugOf('/')
        ? draftHome(site, code)
        : changeYaml(join(content, site.firstLocale, `${slug}.yaml`), translate);
    return [`${code}/${slug}.yaml`, text];
  });
  const multilingualFiles = globSync('{menus,blueprints,notice}.yaml', { cwd: content });
  const change = (file: string, make: (doc: Document) => void) =>
    files.push([file, changeYaml(join(content, file), make)]);
  for (const file of multilingualFiles) change(file, (doc) => addLanguageKeys(site, doc, file, code));
  change('pages.yaml', (doc) => limitOptionalPages(doc, site, fixedPaths, code));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  appendFileSync(join(content, 'languages.yaml'), stringify([languageEntryOf(tag)]));
  return files.map(([file]) => `content/${file}`);
}

function draftHome(site: Site, code: Locale): string {
  const pageKind = site.pageList().pages.find(({ path }) => path === '/')?.kind ?? '';
  const menu = site.menus().groups.find(({ index }) => index)?.id ?? '';
  return draftPage(site, { pageKind, code, menu, navLabel: nameIn(code, 'pages', 'home'), title: undefined });
}

/** Adds the new language to every object that has texts by language. */
function addLanguageKeys({ jsonSchemas, firstLocale }: Site, doc: Document, file: string, code: Locale): void {
  const jsonSchema = jsonSchemas.labeledOf(file) ?? {};
  const raw = doc.toJS();
  const inNew = (path: (string | number)[]) => path.map((step) => (step === firstLocale ? code : step));
  for (const { path, value } of walkFields(jsonSchema, raw))
    if (path.at(-1) === firstLocale) doc.setIn(inNew(path), doc.createNode(value));
  const { kinds = {}, menus = {} } = productNames(code);
  const menuByName = new Map(Object.entries(productNames(firstLocale).menus ?? {}).map(([menu, name]) => [name, menu]));
  for (const leaf of proseOf({ jsonSchema, raw })) {
    if (!leaf.path.includes(firstLocale)) continue;
    const kind = file === 'blueprints.yaml' ? String(doc.getIn([leaf.path[0], 'id'])) : '';
    const name = kinds[kind] ?? menus[menuByName.get(leaf.value) ?? ''];
    doc.setIn(inNew(leaf.path), name ?? hintOf(leaf.value, leaf.schema.maxLength));
  }
}

/** Limits optional pages to the languages that have them, and gives the others their addresses. */
function limitOptionalPages(
  doc: Document,
  { locales }: Site,
  fixedPaths: readonly (string | undefined)[],
  code: Locale,
): void {
  const { pages } = doc.toJS() as PageList;
  for (const [index, { path, languages }] of pages.entries()) {
    const address = productNames(code).addresses?.[slugOf(path)];
    if (!languages && !fixedPaths.includes(path))
      doc.setIn(['pages', index, 'languages'], doc.createNode(locales, { flow: true }));
    else if (!languages && address && address !== path) doc.setIn(['pages', index, 'addresses', code], address);
  }
}

if (import.meta.main) {
  const files = addLanguage(process.argv[2]);
  process.stdout.write(
    `Wrote ${files.length} files:\n${files.join('\n')}\nNext: write the texts in brackets; npm run check counts them.\n`,
  );
}
