import { findLanguage } from '#site/bundled-site.ts';
import type { PageData } from '#site/page-data.server.ts';
import type { ShellData } from '#site/shell-data.server.ts';
import { untypeset } from '#site/typeset-text.ts';
import earlyScript from './browser/early.js?raw';
import { HeadTags } from './head/head-tags.tsx';
import type { pageGraph } from './head/page-graph.ts';
import { PageContext } from './page-context.ts';
import { Sections } from './sections/sections.tsx';
import { SiteFooter } from './shell/footer/site-footer.tsx';
import { SiteHeader } from './shell/header/site-header.tsx';
import { SkipLink } from './shell/header/skip-link.tsx';
import { Splash } from './shell/splash/splash.tsx';
import { sheetOf } from './styles/sheets.ts';

type DocumentProps = {
  page: PageData;
  shell: ShellData;
  themeColors: Record<string, string>;
  /** For search engines. */
  graph: ReturnType<typeof pageGraph> | undefined;
  scripts: string[];
};

/** A page from `html` to footer. The policy allows the inline code of its head, and none elsewhere. */
export function Document({ page, shell, themeColors, graph, scripts }: DocumentProps) {
  const { locale } = page;
  return (
    <html lang={locale} dir={findLanguage(locale).direction === 'ltr' ? undefined : 'rtl'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags page={page} shell={shell} themeColors={themeColors} />
        {/* After the title and the tags for link previews, some of which read only the first kilobytes of a page. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
        <style dangerouslySetInnerHTML={{ __html: sheetOf(page.sections.map(({ type }) => type)) }} />
        {/* Skips or ends the splash, marks a page whose script does not load, and ignores fades that are cut short. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      </head>
      <body>
        <PageContext value={{ page, shell }}>
          <Splash />
          <SkipLink />
          {/* content/notice.yaml, written into the page by the server (server/http/notice.ts). */}
          <div className="site-notice in-languages" id="notice" />
          <SiteHeader />
          <main id="content">
            <div data-group={page.group}>
              <Sections page={page} />
            </div>
          </main>
          <SiteFooter />
        </PageContext>
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {graph && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, which cannot end the element
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />
        )}
      </body>
    </html>
  );
}

/** Search engines get the words as they are typed (docs/adr/0004-content-as-data.md). */
function scriptText(value: unknown): string {
  return untypeset(JSON.stringify(value)).replaceAll('<', '\\u003c');
}
