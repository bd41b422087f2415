import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { focusHeading, setScrollManner } from './scrolling.ts';

/**
 * What a document load does by itself and a navigation inside the site must be told: a new page scrolls smoothly to
 * its top, Back and Forward restore the position at once, and the focus goes to the new page's h1, or to the heading of
 * the part that the address names.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('h1');
    if (place) focusHeading(place);
  }, [pathname, hash]);

  return (
    <>
      <ScrollManner />
      <ScrollRestoration />
    </>
  );
}

/** Stands before ScrollRestoration, so that its effect runs first: the page scrolls in the way the root element says. */
function ScrollManner() {
  const type = useNavigationType();
  useLayoutEffect(() => {
    setScrollManner(type === 'POP' ? 'jump' : 'smooth');
  });
  return null;
}
