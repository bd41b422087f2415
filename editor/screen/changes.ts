import type { CmsConfig } from '@sveltia/cms';
import type { FileChange } from '#tools/publish/publish-content.ts';
import { element } from './dialog.ts';
import { entryLink } from './findings.ts';

/** What changed in a file, in words: each place with what it said and says. */
export function changesIn({ path, changes }: Pick<FileChange, 'path' | 'changes'>, config: CmsConfig): HTMLElement[] {
  const all: { key: string; before?: string | undefined; after?: string | undefined }[] =
    changes.length > 0 ? changes : [{ key: '' }];
  return all.map(({ before, after, ...place }) => {
    const texts = [before && element('del', {}, before), after && element('ins', {}, after)].filter((text) => text);
    const quotes = texts.map((text) => element('blockquote', {}, text as HTMLElement));
    return element('li', {}, entryLink(config, { file: path, ...place }), ...quotes);
  });
}
