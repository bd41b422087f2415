import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, readBy, refuseFaults } from './content-error.ts';
import { type Facts, fillFacts, wrongPlaceholders } from './facts.server.ts';
import { errorAt } from './finding.ts';
import type { JsonSchema } from './json-schemas.server.ts';
import { parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.server.ts';

export type YamlLoader = ReturnType<typeof yamlLoader>;

/** Reads the YAML files of a content folder. A file in `unsavedDir` takes the place of the saved one. */
export function yamlLoader(root: string, unsavedDir?: string) {
  function readYaml(file: string): unknown {
    const unsaved = unsavedDir ? join(unsavedDir, file) : '';
    const path = existsSync(unsaved) ? unsaved : join(root, file);
    if (existsSync(path)) return readYamlAt(path, file);
    const model = `.generated/json-schema/${file.replace('.yaml', '.json')}`;
    throw new ContentError([
      file.includes('/')
        ? errorAt(`content/${file}`, 'the file', 'file-missing')
        : errorAt(`content/${file}`, 'the file', 'not-there', { model }),
    ]);
  }

  return {
    readYaml,
    readChecked: <T>(file: string, schema: z.ZodType<T>): T => parseBy(file, readYaml(file), schema),
    readFilled: <T>(file: string, jsonSchema: JsonSchema, schema: z.ZodType<T>, facts: Facts): T =>
      parseBy(file, withFacts(file, jsonSchema, readYaml(file), facts), schema),
  };
}

/** What a file anywhere says; findings call it `name`. */
export function readYamlAt(path: string, name: string): unknown {
  const text = readText(path, `content/${name}`);
  try {
    return parseYaml(name, text);
  } catch (cause) {
    throw new ContentError([
      errorAt(`content/${name}`, 'the file', 'unreadable', { why: (cause as Error).message.split('\n')[0] ?? '' }),
    ]);
  }
}

export function withFacts(file: string, jsonSchema: JsonSchema, content: unknown, facts: Facts): unknown {
  refuseFaults(`content/${file}`, wrongPlaceholders(jsonSchema, content, facts));
  return fillFacts(jsonSchema, content, facts);
}

export function parseBy<T>(file: string, value: unknown, schema: z.ZodType<T>): T {
  const { data, faults } = readBy(schema, value);
  refuseFaults(`content/${file}`, faults);
  return data as T;
}
