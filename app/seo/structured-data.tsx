import { useMatches } from 'react-router';
import type { ShellData } from '#app/shell/shell-data.server.ts';
import type { PageData } from '#site/page-data.server.ts';
import { pageGraph } from './structured-data.ts';

/** What the page says of itself in schema.org's words, for search engines. It is in the HTML only: browsers' scripts hold none of it. */
export function StructuredData() {
  const matches = useMatches();
  const data = matches.at(-1)?.loaderData as PageData | undefined;
  const shell = matches.at(-2)?.loaderData as ShellData | undefined;
  if (!data?.share || !shell) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, escaped
      dangerouslySetInnerHTML={{ __html: scriptText(pageGraph({ data, shell })) }}
    />
  );
}

/** JSON that cannot end the script element it stands in. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
