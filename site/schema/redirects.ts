import { z } from 'zod';

const address = z
  .string()
  .regex(/^\/(?![/\\])\S*$/, 'former-path-form')
  .meta({ role: 'address' });

/** Former addresses, each with the page that it leads to. */
export const redirectsSchema = z.array(z.strictObject({ from: address, to: address.meta({ role: 'localized-link' }) }));
