import { dirname } from 'node:path';
import { contentRoot } from '#site/content-root.server.ts';
import { locales } from '#site/locale.ts';
import type { PageList } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import type { Finding } from '#tools/content-lint/finding.ts';
import { checkEdit, type Edit, savedText, writeEdit } from './check-edit.ts';
import { readContent, writeContent } from './exact-yaml.ts';

const list = 'content/pages.yaml';
const redirects = 'content/redirects.yaml';

/** Deletes a page's texts and its entry in the list of pages, unless something else needs the page: that is said, and all stays. */
export function removePage(name: string): Finding[] {
  const edit = withoutPage(name);
  const { findings } = checkEdit(edit);
  if (findings.length === 0) writeEdit(edit, dirname(contentRoot));
  return findings;
}

export function withoutPage(name: string): Edit {
  const content = readContent(savedText(list));
  const pages = (content.pages as PageList['pages']).filter(({ path }) => slugOf(path) !== name);
  const files = locales.map((locale) => [`content/${locale}/${name}.yaml`, undefined]);
  return { [list]: writeContent({ ...content, pages }), ...Object.fromEntries(files) };
}

/** Lets former addresses lead to other pages; one that leads to none is taken out. */
export function moveRedirects(targets: Record<string, string>): void {
  const content = readContent(savedText(redirects));
  const entries = (content.entries as { from: string; to: string }[]).flatMap((entry) => {
    const to = targets[entry.from];
    return to === undefined ? [entry] : to ? [{ ...entry, to }] : [];
  });
  writeEdit({ [redirects]: writeContent({ ...content, entries }) }, dirname(contentRoot));
}
