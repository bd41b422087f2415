import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { findLanguage, localizedPath, splitLocale } from '#site/bundled.ts';
import type { Route } from './+types/root';
import earlyScript from './early.js?raw';
import { StructuredData } from './seo/structured-data.tsx';
import { Sheets } from './sheets.tsx';
import { FailurePage } from './shell/failure/failure.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { locale, path } = splitLocale(useLocation().pathname);
  const isLeftToRight = findLanguage(locale).direction === 'ltr';
  return (
    <html
      lang={locale}
      dir={isLeftToRight ? undefined : 'rtl'}
      data-address={localizedPath(path, locale)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Only in the HTML: extensions remove some of it, and React would fail if it rendered that in browsers. */}
        {import.meta.env.SSR && <Meta />}
        {import.meta.env.SSR && <Links />}
        {/* After the title and the tags for link previews, some of which read only the first kilobytes of a page. */}
        <Sheets />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <Scripts />}
        {import.meta.env.SSR && <StructuredData />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // In development a faulty content file is the usual reason, and its error says what to do.
  return import.meta.env.DEV ? <pre className="container section">{String(error)}</pre> : <FailurePage />;
}
