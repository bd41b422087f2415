import { globSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from './content-error.ts';
import { readYaml } from './load.server.ts';

/** Something made up that the owner has not yet put something true in place of. */
export interface SampleEntry {
  /** `content/en/sap.yaml` */
  readonly file: string;
  /** `stats.#2` */
  readonly key: string;
}

/** Every entry with `sample: true` and every text with a `sampleNote`. Throws ContentError. */
export function sampleLedger(root = join(process.cwd(), 'content')): SampleEntry[] {
  return globSync('**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) =>
      samplePaths(readYaml(root, file)).map((path) => ({ file: `content/${file}`, key: keyOf(path) })),
    );
}

function samplePaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const entries = value as { sample?: unknown; sampleNote?: unknown } & Record<PropertyKey, unknown>;
  const own = entries.sample === true || entries.sampleNote !== undefined ? [[...path]] : [];
  return [...own, ...keys.flatMap((key) => samplePaths(entries[key], [...path, key]))];
}
