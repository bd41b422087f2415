import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { splitLocale } from '#app/content/locale.ts';
import earlyScript from './early.js?raw';
import { StructuredData } from './seo/structured-data.tsx';
import styleSheet from './styles/app.css?url';

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* With a precedence React finds the sheet wherever the build has put it (tools/build/finish-pages.ts). */}
        <link rel="stylesheet" href={styleSheet} precedence="default" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      </head>
      <body>
        {children}
        <StructuredData />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
