import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, stringify } from 'yaml';
import type { Site } from '#site/create-site.server.ts';
import type { Field } from '#site/fields.server.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';
import { slugOf } from '#site/slug.ts';
import { fieldsOfFile, proseOf } from '#tools/content-lint/texts.ts';
import { skeletonOf, valueFor } from '#tools/new-page/skeleton.ts';
import { type Answers, codeOf, servicePaths } from './answers.ts';
import { countryDefaults } from './country.ts';
import { wordsFolder } from './folders.ts';
import { nameIn, ownerKeyTest, wordsForLanguage } from './product-words.ts';
import { pagesOf } from './shared-files.ts';
import { productFiles } from './starting-pages.ts';
import { changeYaml, hintOf } from './yaml-file.ts';

type LegalPage = { sections: { parts?: { id: string }[] }[] };

/** The files of a language by name: the product's words from the sample or `languages/`, drafts with hints. */
export function languageFiles(sample: Site, answers: Answers, tag: string): [file: string, text: string][] {
  const code = codeOf(tag);
  const services = servicePaths(answers);
  const pages = pagesOf(answers).map(({ path, kind, purpose }): [slug: string, text: string] => {
    const slug = slugOf(path);
    if (productFiles[slug] || purpose) return [slug, productFile(sample, answers, slug, tag)];
    const title = answers.services[code]?.[services.indexOf(path)];
    const navLabel = title ?? nameIn(code, 'pages', slug);
    return [slug, draftPage(sample, { pageKind: kind, code, menu: 'services', navLabel, title })];
  });
  const shell = ['site', 'contact-service'].map((slug): [string, string] => [
    slug,
    productFile(sample, answers, slug, tag),
  ]);
  return [...shell, ...pages].map(([slug, text]) => [`${code}/${slug}.yaml`, text]);
}

/** A page of a kind, with hints in place of what its owner is to write. Lists by menu have the pages of one group. */
export function draftPage(
  site: Site,
  {
    pageKind,
    code,
    menu,
    navLabel,
    title,
  }: Record<'pageKind' | 'code' | 'menu', string> & Record<'navLabel' | 'title', string | undefined>,
): string {
  const blueprint = site.blueprints().find(({ id }) => id === pageKind);
  const sections = blueprint?.sections?.filter(({ optional }) => !optional);
  const firstId = (entity: string) => (entity === 'group' ? menu : undefined);
  const page = skeletonOf(site, { ...blueprint, sections }, code, firstId) as { sections: { title?: string }[] };
  const [hero] = page.sections;
  if (title && hero) hero.title = title;
  const text = stringify({ ...page, ...(navLabel && { navLabel }) }, { lineWidth: 0 });
  return `# yaml-language-server: $schema=../../.generated/json-schema/page.json\n${text}`;
}

/** A file of the sample in the words of the product, with hints in place of what is true of the sample alone. */
function productFile(sample: Site, answers: Answers, slug: string, tag: string): string {
  const code = codeOf(tag);
  const sampleFiles = [code, sample.firstLocale].map((folder) => join(sample.root, folder, `${slug}.yaml`));
  const wordFiles = [code, 'en'].map((folder) => join(wordsFolder, folder, `${slug}.yaml`));
  const path = [...sampleFiles, ...wordFiles].find(existsSync) ?? '';
  const { parts = [], without } = productFiles[slug] ?? {};
  return changeYaml(path, (doc) => {
    const isOwnerKey = ownerKeyTest(doc.toJS(), slug);
    if (without) doc.deleteIn(without.split('.'));
    emptyParts(doc, parts);
    const jsonSchema = sample.jsonSchemas.labeledOf(`${code}/${slug}.yaml`) ?? {};
    const hint = ({ schema, path }: Field) => valueFor(sample, schema, code, String(path.at(-1)));
    // Drawings suit the company of the sample alone.
    for (const field of fieldsOfFile({ jsonSchema, raw: doc.toJS() }))
      if (field.role === 'drawing') doc.deleteIn(field.path.slice(0, -1));
      else if (field.role === 'date') doc.setIn(field.path, hint(field));
    const words = wordsForLanguage(sample, tag, slug);
    writeWords(doc, { jsonSchema, words, slug, tag }, (leaf) => (isOwnerKey(leaf.key) ? hint(leaf) : undefined));
    const { complaints } = countryDefaults(answers.address.country);
    if (slug === 'legal-notice' && complaints)
      doc.setIn(['sections', 1, 'parts', 3, 'links'], doc.createNode(complaints));
  });
}

type Words = { jsonSchema: JsonSchema; words: ReadonlyMap<string, string>; slug: string; tag: string };

/** Replaces the texts of a file by the product's words, else what `otherwise` returns, else a hint. */
export function writeWords(
  doc: Document,
  { jsonSchema, words, slug, tag }: Words,
  fallbackText: (leaf: Field) => unknown = () => undefined,
): void {
  for (const leaf of proseOf({ jsonSchema, raw: doc.toJS() })) {
    const { path, key, value, schema } = leaf;
    doc.setIn(path, words.get(key) ?? fallbackText(leaf) ?? hintOf(value, schema.maxLength));
  }
  for (const [key, value] of Object.entries(productFiles[slug]?.values ?? {}))
    doc.setIn(key.split('.'), words.get(key) ?? value.replace('TAG', tag));
}

/** Keeps the titles of these parts of a legal page, with room for a hint below each. */
function emptyParts(doc: Document, ids: string[]): void {
  for (const [section, { parts = [] }] of ((doc.toJS() as Partial<LegalPage>).sections ?? []).entries())
    for (const [index, { id }] of parts.entries()) {
      const path = ['sections', section, 'parts', index];
      if (!ids.includes(id)) continue;
      doc.setIn([...path, 'paragraphs'], doc.createNode([{ text: '' }]));
      doc.deleteIn([...path, 'items']);
    }
}
