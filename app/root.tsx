import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { splitLocale } from '#content/locale.ts';
import type { Route } from './+types/root';
import { shellData } from './content/loaders/shell-data.server.ts';
import earlyScript from './early.js?raw';
import { NavigationEffects } from './hooks/navigation-effects.tsx';
import { useReveal } from './hooks/use-reveal.ts';
import { FailureNotice } from './sections/failure/failure-notice.tsx';
import { FailurePage } from './sections/failure/failure-page.tsx';
import { SiteFooter } from './sections/footer/site-footer.tsx';
import { SiteHeader } from './sections/header/site-header.tsx';
import { SkipLink } from './sections/header/skip-link.tsx';
import { Notice } from './sections/notice/notice.tsx';
import { Splash } from './sections/splash/splash.tsx';
import { StructuredData } from './seo/structured-data.tsx';
import styleSheet from './styles/app.css?url';

export function loader({ url }: Route.LoaderArgs) {
  return shellData(url);
}

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

export default function Site() {
  const { pathname } = useLocation();
  useReveal(pathname);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <>
      <SkipLink />
      <Splash />
      <Notice />
      <SiteHeader />
      <main id="content">
        <FailureNotice />
        <Outlet />
      </main>
      <SiteFooter />
      <NavigationEffects />
    </>
  );
}

export function ErrorBoundary() {
  return <FailurePage />;
}
