import type { CmsConfig } from '@sveltia/cms';
import { locales } from '#site/bundled-site.ts';
import { filesOf } from '../tidy.ts';

export function editedFile(config: CmsConfig, path: string) {
  return filesOf(config).find(({ file }) => locales.some((locale) => file.replace('{{locale}}', locale) === path));
}

/** Where the screen shows a content file. */
export function entryAddress(config: CmsConfig, path: string): string | undefined {
  const file = editedFile(config, path);
  const collection = config.collections?.find(
    (group) => 'files' in group && group.files.some((shown) => shown === file),
  );
  return file && collection && `#/collections/${collection.name}/entries/${file.name}`;
}
