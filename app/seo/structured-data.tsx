import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { ShellData } from '#app/shell/shell-data.server.ts';
import type { PageData } from '#site/page.ts';
import { pageGraph } from './structured-data.ts';

/**
 * What the page says of itself in schema.org's words, for search engines. It is in the HTML only: the browser's bundle
 * holds none of it, and once a visitor has gone on to another page the block of the first one is taken away.
 */
export function StructuredData() {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const matches = useMatches();
  const data = matches.at(-1)?.loaderData as PageData | undefined;
  const shell = matches.at(-2)?.loaderData as ShellData | undefined;
  if (!data?.share || !shell || pathname !== firstPathname) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptText(pageGraph({ data, shell })) : '' }}
    />
  );
}

/** JSON that cannot end the script element it stands in. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
