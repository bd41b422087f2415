import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { contentRoot } from './content-root.server.ts';
import { type Field, fieldsOf } from './fields.ts';
import { type Schema, schemaOf } from './json-schemas.ts';
import { readYaml } from './load.server.ts';
import { fileSchemas } from './schema/files.ts';

/** A YAML file of the content: `content/en/sap.yaml`, named `sap`. */
export type ContentEntries = { readonly file: string; readonly name: string; readonly fields: readonly Field[] };

/** Files of a language that are no pages. */
const shellFiles = ['site', 'contact-service'];

/** Which of `fileSchemas` a file below the content folder has. Undefined where it is no content, such as a list of words. */
export function schemaName(path: string): keyof typeof fileSchemas | undefined {
  const name = basename(path, '.yaml') as keyof typeof fileSchemas;
  // A page may have any name, also that of a file of the whole site.
  if (path.includes('/')) return shellFiles.includes(name) ? name : 'page';
  return Object.hasOwn(fileSchemas, name) ? name : undefined;
}

export function contentForm(path: string): Schema | undefined {
  const name = schemaName(path);
  return name && schemaOf(name);
}

/** The YAML files of a content folder, or of those that a pattern names, with their fields. Throws ContentError. */
export function contentEntries(root = contentRoot, pattern = '**/*.yaml'): ContentEntries[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap((path) => {
      const form = contentForm(path);
      return form
        ? { file: `content/${path}`, name: basename(path, '.yaml'), fields: [...fieldsOf(form, readYaml(root, path))] }
        : [];
    });
}
