import { dirname } from 'node:path';
import type { Site } from '#site/create-site.server.ts';
import { readContent, writeContent } from '#site/edit-yaml.ts';
import type { Finding } from '#site/finding.ts';
import { type PageList, pageListFile } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { checkEdit, type Edit, savedText, writeEdit } from './check-edit.ts';
import { redirectFile } from './move-page.ts';

/** Deletes a page's files and its entry in the list. Returns findings instead if something else needs the page. */
export function removePage(site: Site, name: string): Finding[] {
  const edit = editToRemove(site, name);
  const { findings } = checkEdit(site.root, edit);
  if (findings.length === 0) writeEdit(edit, dirname(site.root));
  return findings.map((finding) => {
    const leadsToIt = finding.code === 'no-page' && slugOf(String(finding.values.to)) === name;
    return leadsToIt ? { ...finding, code: 'leads-to-deleted' } : finding;
  });
}

/** Its former addresses go with it. */
function editToRemove({ root, locales, splitLocale }: Site, name: string): Edit {
  const content = readContent(savedText(root, pageListFile));
  const pages = (content.pages as PageList['pages']).filter(({ path }) => slugOf(path) !== name);
  const redirects = readContent(savedText(root, redirectFile));
  const former = (redirects.entries ?? []) as { to: string }[];
  const entries = former.filter(({ to }) => slugOf(splitLocale(to.split('#')[0] ?? '').path) !== name);
  const files = locales.map((locale) => [`content/${locale}/${name}.yaml`, undefined]);
  return {
    [pageListFile]: writeContent({ ...content, pages }),
    ...(entries.length < former.length && { [redirectFile]: writeContent({ ...redirects, entries }) }),
    ...Object.fromEntries(files),
  };
}
