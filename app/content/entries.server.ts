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
  return globSync('**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) =>
      entriesOf(readYaml(root, file)).map(({ path, entry }) => ({ file: `content/${file}`, key: keyOf(path), entry })),
    );
}

type Found = { path: PropertyKey[]; entry: Record<string, unknown> };

function entriesOf(value: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => entriesOf(item, [...path, index]));
  const entry = value as Record<string, unknown>;
  return [{ path: [...path], entry }, ...Object.keys(entry).flatMap((key) => entriesOf(entry[key], [...path, key]))];
}
