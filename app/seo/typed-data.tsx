import { createContext, use } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from '#site/page-data.server.ts';
import { type PageAndShell, pageGraph } from './page-graph.ts';

/** Gives what page and shell show, with their texts as they were typed. */
export const TypedData = /* @__PURE__ */ createContext<(() => PageAndShell) | undefined>(undefined);

/** What the page says of itself in schema.org's words, for search engines. It is in the HTML only: browsers' scripts hold none of it. */
export function StructuredData() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const typedData = use(TypedData);
  if (!page?.share || !typedData) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, escaped
      dangerouslySetInnerHTML={{ __html: scriptText(pageGraph(typedData())) }}
    />
  );
}

/** JSON that cannot end the script element it stands in. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
