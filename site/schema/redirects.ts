import { z } from 'zod';
import { said } from './said.ts';

const address = z
  .string()
  .regex(
    /^\/(?![/\\])\S*$/,
    said(
      'must be a path of this site that begins with one "/"',
      'debe ser una dirección de este sitio que empiece con una sola «/»',
    ),
  )
  .meta({ role: 'address' });

/** Former addresses, each with the page that answers in its place. */
export const redirectsSchema = z.array(z.strictObject({ from: address, to: address.meta({ role: 'localized-link' }) }));
