import { startTransition, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from '#site/page-data.server.ts';
import allSections from '../.generated/sections.css?url';
import base from './styles/app.css?inline';

const texts = import.meta.glob<string>('./sections/*/*.css', { eager: true, import: 'default', query: '?inline' });

function styleOf(files: string[]): { __html: string } {
  return { __html: `${base}@layer sections{${files.map((file) => texts[file]).join('')}}` };
}

/**
 * During development all sheets, so that a change is seen at once. Otherwise browser scripts take the text from the
 * page itself, so that it is sent only once. Always the same object, so that React leaves the element alone.
 */
const whole = import.meta.env.DEV
  ? styleOf(Object.keys(texts))
  : import.meta.env.SSR
    ? undefined
    : { __html: document.querySelector('style')?.textContent ?? '' };

/**
 * A page comes with the sheet that all pages share and those of its own sections. Those of all sections follow when it
 * has hydrated, since the next page may have others.
 */
export function Sheets() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const [first] = useState(page);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const needsAll = !import.meta.env.DEV && (isHydrated || page !== first);
  const isOfPage = (file: string) => page?.sections.some(({ type }) => file.startsWith(`./sections/${type}/`));
  const style = import.meta.env.SSR ? (whole ?? styleOf(Object.keys(texts).filter(isOfPage))) : whole;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
      <style dangerouslySetInnerHTML={style} />
      {needsAll && <link rel="stylesheet" href={allSections} precedence="sections" />}
    </>
  );
}
