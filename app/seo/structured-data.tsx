import { createContext, use } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from '#site/page-data.server.ts';
import { type PageAndShell, pageGraph } from './page-graph.ts';

/** Gives the data of page and shell with texts as typed (docs/adr/0039-words-as-they-are-typed.md). */
export const StructuredDataSource = /* @__PURE__ */ createContext<(() => PageAndShell) | undefined>(undefined);

/** JSON-LD for search engines. It is in the HTML only: scripts in browsers do not contain it. */
export function StructuredData() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const source = use(StructuredDataSource);
  if (!page?.share || !source) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, escaped
      dangerouslySetInnerHTML={{ __html: scriptText(pageGraph(source())) }}
    />
  );
}

/** JSON that cannot end the script element. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
