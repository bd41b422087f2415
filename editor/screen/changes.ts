import type { CmsConfig } from '@sveltia/cms';
import { keyOf } from '#site/content-error.ts';
import type { Change } from '#tools/publish/changes-between.ts';
import type { WithBreadcrumb } from '../localizer.ts';
import { element } from './dialog.ts';
import { entryLink } from './findings.ts';
import { words } from './words.ts';

/** What changed, in words: each place with its former and present text. */
export function listOfChanges(changes: WithBreadcrumb<Change>[], config: CmsConfig): HTMLElement {
  // Of a new page its name alone.
  const isNew = (file: string) =>
    changes.some((change) => change.file === file && isName(change) && change.before === undefined);
  const shownChanges = changes.filter((change) => isName(change) || !isNew(change.file));
  const items = shownChanges.map(({ before, after, operation, ...change }) => {
    if (change.key === keyOf([]) && !operation)
      return element('li', {}, element('del', {}, before ?? change.breadcrumb), ` – ${words.gone}`);
    const [removed, added] = [linesOnlyIn(before, after), linesOnlyIn(after, before)];
    const texts = [removed && element('del', {}, removed), added && element('ins', {}, added)].filter((text) => text);
    const quotes = texts.map((text) => element('blockquote', {}, text as HTMLElement));
    return element('li', {}, entryLink(config, change), operation ? ` – ${words[operation]}` : '', ...quotes);
  });
  return element('ul', {}, ...items);
}

const isName = ({ key }: Change) => key === 'navLabel';

/** The lines of a long text, such as an article, that the other one does not have. */
function linesOnlyIn(text = '', other = ''): string {
  const others = other.split('\n');
  const lines = text.split('\n');
  return lines.length > 1 || others.length > 1 ? lines.filter((line) => !others.includes(line)).join('\n') : text;
}
