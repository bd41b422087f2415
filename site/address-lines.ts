import { fill } from '#shared/fill.ts';
import type { Company } from './create-site.server.ts';

/** The two lines of an address below the company's name: street or post office box, and town. */
export function addressLines(
  address: Company['address'],
  words: { postOfficeBox: string },
): [street: string, town: string] {
  const street = 'street' in address ? address.street : fill(words.postOfficeBox, { number: address.postOfficeBox });
  return [street, fill(address.townLine, { ...address })];
}
