import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { openSite } from '#app/site.server.ts';
import { keyOf, readBy } from '#site/content-error.ts';
import { contentFiles } from '#site/content-files.server.ts';
import type { Site } from '#site/create-site.server.ts';
import { readContent, writeContent, type YamlFile } from '#site/edit-yaml.ts';
import { type Field, walkFields } from '#site/fields.server.ts';
import { isObject } from '#site/is-object.ts';
import { valueFor } from '#tools/new-page/skeleton.ts';

/** Writes a hint for each key that the content of a project lacks. Returns a line for each. */
export function addMissing(project: string): string[] {
  const site = openSite(join(project, 'content'));
  return contentFiles(site).flatMap(({ file, fields: [root] }) => {
    const name = site.jsonSchemas.nameOf(file.replace('content/', '')) ?? 'page';
    const schema: z.ZodType = site.schemas()[name];
    const fields = [...walkFields(site.jsonSchemas.labeled(name), root?.value)];
    const missing = readBy(schema, root?.value).faults.filter(({ code }) => code === 'missing');
    const [, locale = ''] = file.split('/');
    const path = join(project, file);
    let content = readContent(readFileSync(path, 'utf8'));
    const added = missing.flatMap(({ issue }) => {
      const parent = fields.find(({ key }) => key === keyOf(issue.path.slice(0, -1)));
      const value = parent && hintIn(site, parent, String(issue.path.at(-1)), locale);
      if (value === undefined) return [];
      content = withValue(content, issue.path, value) as YamlFile;
      return [`${file}: ${keyOf(issue.path)}`];
    });
    if (added.length > 0) writeFileSync(path, writeContent(content));
    return added;
  });
}

function hintIn(site: Site, { schema }: Field, key: string, locale: string): unknown {
  const property = schema.properties?.[key];
  return property && valueFor(site, property, locale, key);
}

function withValue(content: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(content))
    return content.map((entry, index) => (index === key ? withValue(entry, rest, value) : entry));
  const parent = isObject(content) ? content : {};
  return { ...parent, [key]: withValue(parent[String(key)], rest, value) };
}

if (import.meta.main) {
  const added = addMissing('.');
  for (const line of added) process.stdout.write(`${line} – new: a hint stands there now.\n`);
}
