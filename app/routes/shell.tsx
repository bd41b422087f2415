import { Fragment, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { keepPage } from '#app/shell/keep-page.ts';
import { NavigationEffects } from '#app/shell/navigation-effects.tsx';
import { useReveal } from '#app/shell/use-reveal.ts';
import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { rememberSource } from '../hooks/visit-source.ts';
import { FailureNotice } from '../shell/failure/failure.tsx';
import { SiteFooter } from '../shell/footer/site-footer.tsx';
import { SiteHeader } from '../shell/header/site-header.tsx';
import { SkipLink } from '../shell/header/skip-link.tsx';
import { Notice } from '../shell/notice/notice.tsx';
import { Splash } from '../shell/splash/splash.tsx';
import { currentSite } from '../site.server.ts';
import type { Route } from './+types/shell';

export const loader = ({ url }: Route.LoaderArgs) => {
  const site = currentSite();
  return { ...shellData(site, url), themeColors: themeColors(brandTokens(site.brand(), site.menus())) };
};

export const clientMiddleware = [keepPage];

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useReveal(pathname);
  useEffect(() => {
    rememberSource();
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <>
      <Splash />
      {/* Translators remove text nodes from the page, so a change of language renders all of them anew. */}
      <Fragment key={loaderData.locale}>
        <SkipLink />
        <Notice />
        <SiteHeader />
        <main id="content">
          <FailureNotice />
          <Outlet />
        </main>
        <SiteFooter />
      </Fragment>
      <NavigationEffects />
    </>
  );
}
