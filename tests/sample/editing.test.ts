import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import clients from '#app/sections/clients/config.ts';
import { currentSite } from '#app/site.server.ts';
import names from '#editor/names.json' with { type: 'json' };
import words from '#editor/screen/words.json' with { type: 'json' };
import { leavesOf } from '#site/fields.server.ts';

const guides = ['editing', 'editing.es'].map((name) => readFileSync(`docs/${name}.md`, 'utf8'));

function matches(guide: string, pattern: RegExp): string[] {
  return [...guide.matchAll(pattern)].map(([, found = '']) => found);
}

test.each(guides)('every picture of the editing guide exists: %.30s', (guide) => {
  const pictures = matches(guide, /\]\((images\/.*?)\)/g);

  expect(pictures).toHaveLength(5);
  expect(pictures.filter((path) => !existsSync(join('docs', path)))).toEqual([]);
});

test.each(guides)('the client that the editing guide shows has the right shape: %.30s', (guide) => {
  const [[client]] = matches(guide, /```yaml\n(.*?)```/gs).map((yaml) => parse(yaml)) as [[unknown]];

  expect(z.strictObject(clients.fields).shape.items.element.parse(client)).toEqual(client);
});

test.each(guides)('what the editing guide names in braces is known: %.30s', (guide) => {
  const { facts, jsonSchemas } = currentSite();
  const known = Object.keys(facts('en'));
  JSON.stringify(jsonSchemas.plain('page'), (key, value) => {
    if (key === 'places') known.push(...value);
    return value;
  });
  const named = matches(guide, /`\{(\w+)\}`/g);

  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('both editing guides name the same commands, files and facts in the same order', () => {
  const [english, spanish] = guides.map((guide) => matches(guide, /`(npm [^`]*|[^` ]*[/{][^`]*)`/g));

  expect(spanish).toEqual(english);
});

/** Names that Sveltia CMS itself gives; the browser tests of the screen click most of them. */
const sveltia = {
  en: 'Work with Local Repository|Search for contents…|Show Errors|Add Sections|Add Entries|Browse|Upload|Insert|Save|Preview|Spanish|(None)',
  es: 'Trabajar con un repositorio local|Buscar contenido…|Show Errors|Agregar Secciones|Agregar Entradas|Explorar|Subir|Insertar|Guardar|Vista previa|Español|(Ninguno)',
};

test.each(['en', 'es'] as const)('what the editing guide (%s) has in bold is a name on the screen', (language) => {
  const site = currentSite();
  const pages = site.pageList().pages.map((page) => site.page(language, page).navLabel);
  const schemas = [...site.jsonSchemas.files().values()].map((text) => JSON.parse(text));
  const data = [words, names, schemas, site.menus(), site.blueprints(), pages];
  const known = new Set([...leavesOf(data).map(({ value }) => value), ...sveltia[language].split('|')]);
  // What stands in code is an example.
  const text = guides[language === 'en' ? 0 : 1]?.replace(/`[^`]*`/g, '') ?? '';
  const bold = matches(text, /\*\*([^*]+)\*\*/g).map((name) => name.replace(/\s+/g, ' '));

  expect(bold.length).toBeGreaterThan(50);
  expect(bold.filter((name) => !known.has(name))).toEqual([]);
});
