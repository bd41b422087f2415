import { contentFiles } from './content-files.server.ts';
import type { Site } from './create-site.server.ts';
import { namedDates } from './fields.server.ts';
import type { Ending } from './validity.server.ts';

/** Every claim that holds until a day. Throws ContentError. */
export function endings(site: Site): Ending[] {
  return contentFiles(site).flatMap(({ file, fields }) =>
    namedDates(fields, 'end').map(({ key, name, date: until }) => ({ file, key, name, until })),
  );
}
