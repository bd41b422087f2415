import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { wordsFolder } from './folders.ts';

type Proposals = { currency?: string; zone?: string; townLine?: string; complaints?: { label: string; to: string }[] };

/** What is usual in a country: nothing where the product does not know it. */
export function usualIn(country: string): Proposals {
  return parse(readFileSync(join(wordsFolder, 'countries.yaml'), 'utf8'))[country] ?? {};
}
