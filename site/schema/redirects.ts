import { z } from 'zod';

const address = z
  .string()
  .regex(/^\/(?![/\\])\S*$/, 'must be a path of this site that begins with one "/"')
  .meta({ role: 'address' });

/** Former addresses, each with the page that answers in its place. */
export const redirectsSchema = z.array(z.strictObject({ from: address, to: address.meta({ role: 'localized-link' }) }));
