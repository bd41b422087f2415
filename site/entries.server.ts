import { globSync } from 'node:fs';
import { keyOf } from './content-error.ts';
import { contentRoot } from './content-root.server.ts';
import { readYaml } from './load.server.ts';

export interface ContentEntry {
  /** `content/en/sap.yaml` */
  readonly file: string;
  /** `stats.#2` */
  readonly key: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Every mapping in the YAML files of a content folder, the outermost first. Throws ContentError. */
export function contentEntries(root = contentRoot): ContentEntry[] {
  const files = globSync('**/*.yaml', { cwd: root }).sort();
  return files.flatMap((file) => entriesOf(readYaml(root, file), `content/${file}`, []));
}

function entriesOf(value: unknown, file: string, path: readonly PropertyKey[]): ContentEntry[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => entriesOf(item, file, [...path, index]));
  const inside = Object.entries(value).flatMap(([key, part]) => entriesOf(part, file, [...path, key]));
  return [{ file, key: keyOf(path), entry: value as ContentEntry['entry'] }, ...inside];
}
