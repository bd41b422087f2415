import type { z } from 'zod';
import type { companySchema } from './schema/company.ts';
import type { siteSchema } from './schema/site.ts';

type Address = z.output<typeof companySchema>['address'];
type Words = Pick<z.output<typeof siteSchema>['footer'], 'postOfficeBox'>;

/** Returns the two lines of an address below the company's name: street or post office box, and town. */
export function addressLines(address: Address, words: Words): [place: string, town: string] {
  const parts: Record<string, string | undefined> = address;
  const town = address.townLine.replace(/\$(\w+)/g, (_, name: string) => parts[name] ?? '');
  return ['street' in address ? address.street : words.postOfficeBox.replace('$number', address.postOfficeBox), town];
}
