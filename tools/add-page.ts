import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adviceFor, ContentError } from '#app/content/content-error.ts';
import { locales } from '#app/content/locale.ts';
import { type PageList, pagesSchema } from '#app/content/schema/pages.ts';
import { slugOf } from '#app/content/slug.ts';
import { readContent, writeContent } from '#editor/exact-yaml.ts';

const list = 'content/pages.yaml';

/** Copies a page under another address, as a draft that stands behind its model in the menu. */
function addPage(path = '', like = ''): string {
  if (!path || !like)
    throw new ContentError('Name the new page and its model: npm run add-page -- /sap-payroll --like /sap');
  const content = readContent(readFileSync(list, 'utf8'));
  const pages = content.pages as PageList['pages'];
  const at = pages.findIndex((page) => page.path === like);
  const model = pages[at];
  if (!model) throw new ContentError(`${like} is no page of ${list}: after --like stands the page to copy.`);
  const { publishAt, expireAt, ...entry } = { ...model, path, state: 'draft' as const };
  const { error } = pagesSchema.shape.pages.element.safeParse(entry);
  if (error) throw new ContentError(error.issues.map((issue) => `${path} ${adviceFor(issue)}`).join('\n'));

  const files = locales.map((locale) => [like, path].map((page) => `content/${locale}/${slugOf(page)}.yaml`));
  const taken = files.find(([, to = '']) => existsSync(to))?.[1];
  if (taken || pages.some((page) => page.path === path))
    throw new ContentError(`${path} exists already${taken ? `: ${taken}` : ` in ${list}`}.`);
  for (const [from = '', to = ''] of files) copyFileSync(from, to);
  writeFileSync(list, writeContent({ ...content, pages: pages.toSpliced(at + 1, 0, entry) }));
  return `Added as a draft: ${files.map(([, to]) => to).join(', ')} and its entry in ${list}. Now rewrite the texts.`;
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { like: { type: 'string' } } });
  process.stdout.write(`${addPage(positionals[0], values.like)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
