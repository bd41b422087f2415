import type { ComponentType } from 'react';
import { pageData } from '#app/content/loaders/page-data.server.ts';
import type { SectionProps } from '#app/content/page.ts';
import type { SectionType } from '#app/content/schema/page.ts';
import { renderInShell } from './render-in-shell.tsx';

/** Renders a section as it stands on a page, with this content and data. */
export function renderSection<T extends SectionType>(
  Section: ComponentType<SectionProps<T>>,
  content: Omit<SectionProps<T>['content'], 'type'>,
  { data, path = '/' }: { data?: SectionProps<T>['data']; path?: string } = {},
) {
  const { sections, ...page } = pageData(new URL(path, 'http://site.test'));
  const props = { content, data, surface: 'paper', page } as unknown as SectionProps<T>;
  return renderInShell(<Section {...props} />, path);
}
