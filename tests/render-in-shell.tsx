import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext, type ShellData } from '#app/page-context.ts';
import type { SectionProps, SectionType } from '#app/sections/definitions.ts';
import type { Locale } from '#site/languages.ts';
import { type PageData, pageData } from '#site/page-data.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { testSite } from './test-site.ts';

const site = testSite();

/** Read once for each language, as the shell reads most of the content. */
const shells: Partial<Record<Locale, ShellData>> = {};

/** An element on the page at a path as the build writes it, with the real words of that language around it. */
export function renderInShell(
  element: ReactElement,
  path = '/',
  page = pageAt(path),
): { page: Document; shell: ShellData } {
  shells[page.locale] ??= shellData(site, new URL(path, 'http://site.test'));
  const shell = shells[page.locale] as ShellData;
  return {
    page: parseDocument(renderToStaticMarkup(<PageContext value={{ shell, page }}>{element}</PageContext>)),
    shell,
  };
}

export function pageAt(path: string): PageData {
  return pageData(site, new URL(path, 'http://site.test'));
}

/** A section as it stands on home, with this view. */
export function renderSection<T extends SectionType>(
  Section: ComponentType<SectionProps<T>>,
  view: SectionProps<T>['view'],
) {
  const { sections, ...page } = pageAt('/');
  return renderInShell(<Section view={view} frame={{ surface: 'plain' }} page={page} />);
}
