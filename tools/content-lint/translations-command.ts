import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pages } from '#app/content/pages.ts';
import { readContentTree } from './content-tree.ts';
import { lineOf } from './finding.ts';
import { acceptTranslations, checkTranslations } from './translations.ts';

const [command, page, key] = parseArgs({ allowPositionals: true }).positionals;
const tree = readContentTree(join(process.cwd(), 'content'), pages);

if (command === 'accept') {
  const isBelow = (place: string) => !key || place === key || place.startsWith(`${key}.`);
  acceptTranslations(tree, (listed) => (!page || listed.page === page) && isBelow(listed.key));
}
const lines = checkTranslations(tree, Number.POSITIVE_INFINITY).map((finding) => `${lineOf(finding)}\n`);
process.stdout.write(`${lines.join('')}${lines.length} translations are stale, new or missing.\n`);
