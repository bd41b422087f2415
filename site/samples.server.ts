import { contentFiles } from './content-files.server.ts';
import type { Site } from './create-site.server.ts';
import { fieldsOfRole, parentKey } from './fields.server.ts';
import { isHint } from './hint.ts';
import { slugOf } from './slug.ts';

/** Something that the owner has not yet replaced by something true: made up, or a hint. */
export type SampleEntry = { readonly file: string; readonly key: string };

/** Every sample or hint, except in drafts and sections that are off. Throws ContentError. */
export function sampleEntries(site: Site): SampleEntry[] {
  const files = contentFiles(site);
  // Only pages of the list, and the notice.
  const drafts = files.flatMap(({ name, fields }) =>
    fields
      .filter(({ schema }) => schema.const === 'draft')
      .map((state) => {
        const page = fieldsOfRole(fields, 'link').find((link) => parentKey(link) === parentKey(state));
        return page ? slugOf(page.value) : name;
      }),
  );
  return files
    .filter(({ name }) => !drafts.includes(name))
    .flatMap(({ file, fields }) => {
      const keysOfOff = fieldsOfRole(fields, 'off').map(parentKey);
      const openFields = fields
        .filter(({ key }) => !keysOfOff.some((group) => key.startsWith(`${group}.`)))
        .filter(({ role, value }) => (role === 'sample' && value === true) || role === 'sample-note' || isHint(value));
      return [...new Set(openFields.map(parentKey))].map((key) => ({ file, key }));
    });
}
