import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from '#site/page-data.server.ts';
import allSections from '../.generated/sections.css?url';
import base from './styles/app.css?inline';

const texts = import.meta.glob<string>('./sections/*/*.css', { eager: true, import: 'default', query: '?inline' });

function textOf(type: string): string {
  const files = Object.keys(texts).filter((file) => file.startsWith(`./sections/${type}/`));
  return files.map((file) => texts[file]).join('');
}

/** Scripts in use take the text from the page itself: it is sent once. Always the same object: React leaves the element alone. */
const inPage = import.meta.env.SSR
  ? undefined
  : { __html: import.meta.env.DEV ? base : (document.querySelector('style')?.textContent ?? '') };

/** The types of sections whose sheets the page has. */
let sent: string[] | undefined;

/**
 * A page comes with the sheet that all pages share and those of its own sections. One that is navigated to, with other sections,
 * is shown when the sheet of all sections is there.
 */
export function Sheets() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const types = page?.sections.map(({ type }) => type) ?? [];
  useEffect(prefetchAll, []);
  sent ??= import.meta.env.DEV ? [] : types;
  const isComplete = import.meta.env.SSR ? !import.meta.env.DEV : types.every((type) => sent?.includes(type));
  const html = import.meta.env.SSR
    ? { __html: `${base}@layer sections{${[...new Set(types)].map(textOf).join('')}}` }
    : inPage;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
      <style dangerouslySetInnerHTML={html} />
      {!isComplete && <link rel="stylesheet" href={allSections} precedence="sections" />}
    </>
  );
}

function prefetchAll(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href: allSections }),
  );
}
