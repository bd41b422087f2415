import { basename } from 'node:path';
import { type ContentEntry, contentEntries } from './entries.server.ts';
import { isHint } from './hint.ts';
import { slugOf } from './slug.ts';

/** Something that the owner has not yet put something true in place of: made up, or a hint. */
export type SampleEntry = Pick<ContentEntry, 'file' | 'key'>;

/** Every entry with `sample: true`, a `sampleNote` or a hint, drafts left out. Throws ContentError. */
export function sampleLedger(root?: string): SampleEntry[] {
  const all = contentEntries(root);
  const drafts = all.filter(({ entry }) => entry.state === 'draft').map(({ file, entry }) => nameOf(file, entry));
  return all
    .filter(({ file }) => !drafts.includes(basename(file, '.yaml')))
    .filter(({ entry }) => entry.sample === true || 'sampleNote' in entry || Object.values(entry).flat().some(isHint))
    .map(({ file, key }) => ({ file, key }));
}

/** The file of a page of the list, or that of the notice itself. */
function nameOf(file: string, { path }: ContentEntry['entry']): string {
  return path === undefined ? basename(file, '.yaml') : slugOf(String(path));
}
