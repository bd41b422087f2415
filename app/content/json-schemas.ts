import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileSchemas } from './schema/files.ts';
import { sectionTypes } from './schema/page.ts';

type Label = { en: [title: string, hint: string]; es: [title: string, hint: string] };

/** What editors read beside a field, by the end of its path: `hero.title` before `title`. */
const labels: Record<string, Label> = parse(readFileSync(new URL('./schema/labels.yaml', import.meta.url), 'utf8'));

type Json = {
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  additionalProperties?: Json | boolean;
};

/**
 * Returns the files of `content/json-schema/` by name, as text: one for each kind of page and for each other file of the
 * content. Editors complete, explain and check with them while somebody types; `x-es` has title and description in Spanish.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(Object.entries(fileSchemas).map(([name, schema]) => [`${name}.json`, jsonOf(name, schema)]));
}

function jsonOf(name: string, schema: z.ZodType): string {
  // Draft 7 is what YAML editors understand best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' });
  addLabels(json as Json, [name]);
  return `${JSON.stringify({ title: name, ...json }, null, 2)}\n`;
}

function addLabels({ properties = {}, items, anyOf = [], additionalProperties }: Json, path: string[]): void {
  for (const [key, property] of Object.entries(properties)) {
    Object.assign(property, labelOf([...path, key]));
    addLabels(property, [...path, key]);
  }
  for (const part of [items, additionalProperties, ...anyOf]) if (typeof part === 'object') addLabels(part, path);
}

function labelOf(path: string[]) {
  const [name = ''] = path.map((_, start) => path.slice(start).join('.')).filter((end) => Object.hasOwn(labels, end));
  const label = labels[name];
  if (!label) return {};
  const [[title, description], [titulo, descripcion]] = [label.en, label.es];
  return { title, description, 'x-es': { title: titulo, description: descripcion } };
}
