import { useEffect, useLayoutEffect } from 'react';
import {
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import { pageTitle } from '#app/seo/page-title.ts';
import type { PageData } from '#site/page-data.server.ts';
import { focusHeading, setScrollBehavior } from './scrolling.ts';
import { useShell } from './use-shell.ts';

/** What the head says of the document's own page alone. */
const ownTags =
  'link:is([rel="canonical"], [rel="alternate"]), meta:is([property], [name="description"], [name="robots"]), [type="application/ld+json"]';

let shown: string | undefined;

/**
 * What a document load does by itself and a navigation inside the site must be told: the head is the new page's, a new page
 * scrolls smoothly to its top, Back and Forward restore the position at once, and the focus goes to the new page's h1, or to
 * the heading of the part that the address names.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const { company } = useShell();
  const { revalidate } = useRevalidator();
  useLinksToParts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    // Who goes back while a cross-fade begins is shown the page of the link that late: the router knows better.
    if (location.pathname !== pathname) void revalidate();
    const before = shown ?? pathname;
    shown = pathname;
    const part = document.getElementById(hash.slice(1));
    if (before !== pathname && page) {
      document.title = pageTitle(page.meta.title, company.name);
      for (const tag of document.querySelectorAll(ownTags)) tag.remove();
    } else if (isBack || !hash) return;
    const place = part ?? document.querySelector<HTMLElement>('h1');
    if (place) focusHeading(place);
  }, [key]);

  return (
    <>
      <SetScrollBehavior />
      <ScrollRestoration />
    </>
  );
}

/** Follows the links between parts of a page by the router, which else does not know where the reader was at each. */
function useLinksToParts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('main a[href^="#"]');
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(location.search + link.hash, { replace: link.hash === location.hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Stands before ScrollRestoration, so that its effect runs first: the page scrolls in the way the root element says. */
function SetScrollBehavior() {
  const type = useNavigationType();
  useLayoutEffect(() => {
    setScrollBehavior(type === 'POP' ? 'instant' : 'smooth');
  });
  return null;
}
