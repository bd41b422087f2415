import { contentEntries } from './entries.server.ts';
import { namedDates } from './fields.ts';
import type { Ending } from './validity.server.ts';

/** Every fact with a name that is valid until a day, of a content folder. Throws ContentError. */
export function endings(root?: string): Ending[] {
  return contentEntries(root).flatMap(({ file, fields }) =>
    namedDates(fields, 'end').map(({ key, name, date: until }) => ({ file, key, name, until })),
  );
}
