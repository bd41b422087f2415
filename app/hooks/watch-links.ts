import { whenIdle } from './when-idle.ts';

/** Finds the links that SiteLink draws. */
export const siteLinkSelector = 'a[data-page]';

const signsOfIntent = ['pointerover', 'focusin', 'touchstart'] as const;
/** How many links are followed for being in view; an index shows many. */
const mostInView = 6;
/** How long a link in view waits where the browser does not tell when it is idle, in ms. */
const pause = 1500;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Takes the path of the page shown, and calls `wanted` with the path of each other page that its visitor may ask for
 * next: at signs of intent (`watchIntent`), and on connections that are not slow (4G, or not told) for links in view.
 * With Save-Data it never does. Gives the function that ends it.
 */
export function watchLinks(pathname: string, wanted: (page: string) => void): () => void {
  const { saveData, effectiveType = '4g' } = connection();
  const endIntent = watchIntent(pathname, wanted);
  const endView = effectiveType === '4g' && !saveData ? watchView((link) => offer(link, pathname, wanted)) : () => {};
  return () => {
    endIntent();
    endView();
  };
}

/**
 * Calls `wanted` with the path of each page but `pathname` whose link is pointed at, focused or touched; never with
 * Save-Data. Gives the function that ends it.
 */
export function watchIntent(pathname: string, wanted: (page: string) => void): () => void {
  if (connection().saveData) return () => {};
  const onIntent = ({ target }: Event) =>
    offer((target as Element | null)?.closest?.(siteLinkSelector), pathname, wanted);
  for (const type of signsOfIntent) addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of signsOfIntent) removeEventListener(type, onIntent);
  };
}

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

function offer(link: Element | null | undefined, pathname: string, wanted: (page: string) => void): void {
  const page = link?.getAttribute('href')?.replace(/[?#].*$/, '');
  if (page && page !== pathname) wanted(page);
}

/** Offers the links in view one by one: to ask for the files of several pages at once is a long task. */
function watchView(offer: (link: Element) => void): () => void {
  let left = mostInView;
  const observer = new IntersectionObserver(async (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue;
      left -= 1;
      observer.unobserve(target);
      offer(target);
      await new Promise<void>((done) => whenIdle(done, pause));
    }
  });
  whenIdle(() => {
    if (left > 0) for (const link of document.querySelectorAll(`main ${siteLinkSelector}`)) observer.observe(link);
  }, pause);
  return () => {
    left = 0;
    observer.disconnect();
  };
}
