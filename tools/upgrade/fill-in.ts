import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Content, readContent, writeContent } from '#editor/exact-yaml.ts';
import { keyOf } from '#site/content-error.ts';
import { contentEntries, schemaName } from '#site/entries.server.ts';
import { type Field, isGroup } from '#site/fields.ts';
import { fileSchemas } from '#site/schema/files.ts';
import { valueFor } from '#tools/new-page/skeleton.ts';

/** Writes a hint for each key that the content of a project lacks, and nothing else. Returns the places, a line each. */
export function fillIn(project: string): string[] {
  return contentEntries(join(project, 'content')).flatMap(({ file, fields }) => {
    const schema: z.ZodType = fileSchemas[schemaName(file.replace('content/', '')) ?? 'page'];
    const [root] = fields;
    const issues = schema.safeParse(root?.value).error?.issues ?? [];
    const missing = issues.filter(
      (issue) => issue.code === 'invalid_type' && issue.message.endsWith('received undefined'),
    );
    const [, locale = ''] = file.split('/');
    const path = join(project, file);
    let content = readContent(readFileSync(path, 'utf8'));
    const filled = missing.flatMap((issue) => {
      const group = fields.find(({ key }) => key === keyOf(issue.path.slice(0, -1)));
      const value = group && hintIn(group, String(issue.path.at(-1)), locale);
      if (value === undefined) return [];
      content = withValue(content, issue.path, value) as Content;
      return [`${file}: ${keyOf(issue.path)}`];
    });
    if (filled.length > 0) writeFileSync(path, writeContent(content));
    return filled;
  });
}

function hintIn({ schema }: Field, key: string, locale: string): unknown {
  const own = schema.properties?.[key];
  return own && valueFor(own, locale, key);
}

function withValue(content: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(content)) return content.map((entry, at) => (at === key ? withValue(entry, rest, value) : entry));
  const group = isGroup(content) ? content : {};
  return { ...group, [key]: withValue(group[String(key)], rest, value) };
}

if (import.meta.main) {
  const filled = fillIn('.');
  for (const line of filled) process.stdout.write(`${line} – new: a hint stands there now.\n`);
}
