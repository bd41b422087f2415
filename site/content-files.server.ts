import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from './create-site.server.ts';
import { type Field, walkFields } from './fields.server.ts';

/** A YAML file of the content: `content/en/sap.yaml`, named `sap`. */
type ContentFile = { readonly file: string; readonly name: string; readonly fields: readonly Field[] };

/** The YAML files of a site, or those that a pattern names, with their fields. Throws ContentError. */
export function contentFiles({ root, jsonSchemas, readYaml }: Site, pattern = '**/*.yaml'): ContentFile[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap((path) => {
      const jsonSchema = jsonSchemas.plainOf(path);
      return jsonSchema
        ? {
            file: `content/${path}`,
            name: basename(path, '.yaml'),
            fields: [...walkFields(jsonSchema, readYaml(path))],
          }
        : [];
    });
}
