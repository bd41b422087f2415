import { type ContentEntry, contentEntries } from './entries.server.ts';

/** Something made up that the owner has not yet put something true in place of. */
export type SampleEntry = Pick<ContentEntry, 'file' | 'key'>;

/** Every entry with `sample: true` and every text with a `sampleNote`. Throws ContentError. */
export function sampleLedger(root?: string): SampleEntry[] {
  return contentEntries(root)
    .filter(({ entry }) => entry.sample === true || entry.sampleNote !== undefined)
    .map(({ file, key }) => ({ file, key }));
}
