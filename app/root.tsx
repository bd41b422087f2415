import { type ReactNode, useEffect, ViewTransition } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { shellData } from './content/loaders/shell-data.server.ts';
import { splitLocale } from './content/locale.ts';
import { chooseCrossFade } from './hooks/cross-fade.ts';
import { FirstViewFirst, useWholePage } from './hooks/first-view.tsx';
import { useLaterLayout } from './hooks/later-layout.ts';
import { LinkPrefetch } from './hooks/link-prefetch.tsx';
import { NavigationEffects } from './hooks/navigation-effects.tsx';
import { staticCss } from './hooks/static-page.ts';
import { ShellContext, useShellData } from './hooks/use-shell.ts';
import { PageStage } from './page-stage.tsx';
import { FailureNotice } from './sections/failure/failure-notice.tsx';
import { StaticPage } from './sections/failure/static-page.tsx';
import { SiteFooter } from './sections/footer/site-footer.tsx';
import { SiteHeader } from './sections/header/site-header.tsx';
import { SkipLink } from './sections/header/skip-link.tsx';
import { Splash } from './sections/splash/splash.tsx';
import { StructuredData } from './seo/structured-data.tsx';
import css from './styles/app.css?inline';

export function loader({ url }: LoaderFunctionArgs) {
  return shellData(url);
}

/** The shell's words change with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale;
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <StyleSheet />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <StructuredData />
        <Scripts />
      </body>
    </html>
  );
}

/** The style sheet stands in the HTML, so that nothing is fetched before the first paint; the browser reads it from there. */
function StyleSheet() {
  if (!import.meta.env.SSR && import.meta.env.PROD) return <style suppressHydrationWarning>{staticCss()}</style>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, from the build
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

/**
 * Pages cross-fade as a window's picture. What React names for it is an empty mark, so that the browser takes no picture
 * of a page in all its length, which costs more than to render the next one.
 */
export default function Site() {
  const shell = useShellData();
  const { pathname } = useLocation();
  useEffect(() => {
    chooseCrossFade();
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <ShellContext value={shell}>
      <FirstViewFirst>
        <SkipLink />
        <Splash />
        <SiteHeader />
        <main id="content">
          <FailureNotice />
          <PageStage />
        </main>
        <ViewTransition key={pathname} default="none" enter="turn" exit="turn">
          <span className="page-turn" />
        </ViewTransition>
        <SiteFooter />
        <LaterLayout />
        <NavigationEffects />
        <LinkPrefetch />
      </FirstViewFirst>
    </ShellContext>
  );
}

/**
 * A part of its own, so that the page is not rendered again when it has become whole. It stands before
 * NavigationEffects: Back and Forward find their place on a page that is laid out at once.
 */
function LaterLayout() {
  const { pathname } = useLocation();
  useLaterLayout(pathname, useWholePage());
  return null;
}

export function ErrorBoundary() {
  return (
    <ShellContext value={useShellData()}>
      <StaticPage />
    </ShellContext>
  );
}
