import { useEffect, useLayoutEffect } from 'react';
import {
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import { focusHeading, setScrollBehavior } from '#app/hooks/scrolling.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { pageTitle } from '#app/seo/page-title.ts';
import type { PageData } from '#site/page-data.server.ts';

/** Tags in the head that are true of the first page only. */
const ownTags =
  'link:is([rel="canonical"], [rel="alternate"]), meta:is([property], [name="description"], [name="robots"]), [type="application/ld+json"]';

let shown: string | undefined;

/**
 * Does what browsers do when they load a document: updates the head, scrolls smoothly to the top of a new page,
 * restores the position at once after Back and Forward, and focuses the h1, or the heading that the hash names.
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
    // Going back while a cross-fade starts leaves the wrong page on screen; the router then loads the right one.
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

/** Lets the router follow links inside a page, so that it restores the scroll position of each. */
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

/** Before ScrollRestoration, so that its effect runs first. */
function SetScrollBehavior() {
  const type = useNavigationType();
  useLayoutEffect(() => {
    setScrollBehavior(type === 'POP' ? 'instant' : 'smooth');
  });
  return null;
}
