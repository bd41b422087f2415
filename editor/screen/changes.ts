import type { CmsConfig } from '@sveltia/cms';
import { keyOf } from '#site/content-error.ts';
import type { FileChange } from '#tools/publish/changed-files.ts';
import { element } from './dialog.ts';
import { entryLink } from './findings.ts';
import { languageName, words } from './words.ts';

/** What changed in a file, in words: each place with its former and present text. */
export function changesIn({ path, changes }: Pick<FileChange, 'path' | 'changes'>, config: CmsConfig): HTMLElement[] {
  const all: { key: string; before?: string | undefined; after?: string | undefined }[] =
    changes.length > 0 ? changes : [{ key: '' }];
  return all.map(({ before, after, ...place }) => {
    if (place.key === keyOf([])) {
      const name = [before ?? path, languageName(path.split('/')[1])].filter(Boolean).join(' · ');
      return element('li', {}, element('del', {}, name), ` – ${words.gone}`);
    }
    const [removed, added] = [linesOnlyIn(before, after), linesOnlyIn(after, before)];
    const texts = [removed && element('del', {}, removed), added && element('ins', {}, added)].filter((text) => text);
    const quotes = texts.map((text) => element('blockquote', {}, text as HTMLElement));
    return element('li', {}, entryLink(config, { file: path, ...place }), ...quotes);
  });
}

/** The lines of a long text, such as an article, that the other one does not have. */
function linesOnlyIn(text = '', other = ''): string {
  const others = other.split('\n');
  const lines = text.split('\n');
  return lines.length > 1 || others.length > 1 ? lines.filter((line) => !others.includes(line)).join('\n') : text;
}
