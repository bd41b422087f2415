import { type FunctionComponent, startTransition, useEffect, useState } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { splitLocale } from '../content/locale.ts';
import { readAhead, takePage } from './page-data.ts';
import { filesOfPage } from './page-files.ts';
import { watchIntent } from './watch-links.ts';

/** What a route module says of itself to the stage. */
export type PageHandle = { Page: FunctionComponent<object> };

type ReadyPage = PageHandle & { page: string; data: object };

/** `asked`: the click came, and the page is shown before the router is there. */
type PageAhead = ReadyPage & { from: string; asked?: boolean };

/** How long a link is pointed at before its page is rendered, in ms: a pointer that sweeps over a menu renders nothing. */
const dwell = 50;

/** The frame that shows a page before the router is there. */
let painted: Promise<void> | undefined;

/**
 * A route's loader in the browser: gives what was read ahead, once a page that is shown before is painted. Where reading
 * failed, the router asks in its own way and tells the visitor. A server that counts openings (decision 20) has what is
 * fetched ahead not stored: it is told of this one, and the page does not wait for that.
 */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const read = takePage(url.pathname);
  await painted;
  try {
    const { data, file, counted } = await read;
    if (counted) fetch(file).catch(() => {});
    return data;
  } catch {
    return serverLoader();
  }
}

/**
 * Gives the page that a link pointed at, focused or touched leads to, when its code and data are there, to be rendered
 * before it is asked for, and what the click calls with its page to have it shown at once. Pages that cross-fade wait for
 * the router, and those in the other language for the shell's words.
 */
export function usePageAhead(pathname: string): [ahead: PageAhead | undefined, show: (page: string) => void] {
  const [ahead, setAhead] = useState<PageAhead>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prepare = async (page: string) => {
      const begun = timer;
      const ready = await readyPage(page);
      if (!ready || timer !== begun) return;
      // What the pointer passes over once the page is asked for takes nothing away.
      startTransition(() => setAhead((now) => (now?.asked ? now : { ...ready, from: pathname })));
    };
    const end = watchIntent(pathname, (page) => {
      clearTimeout(timer);
      timer = setTimeout(prepare, dwell, page);
    });
    return () => {
      clearTimeout(timer);
      end();
      setAhead(undefined);
    };
  }, [pathname]);
  const current = ahead?.from === pathname ? ahead : undefined;
  const show = (page: string) => {
    if (current?.page !== page || (document as { startViewTransition?: unknown }).startViewTransition) return;
    setAhead({ ...current, asked: true });
    painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };
  return [current, show];
}

async function readyPage(page: string): Promise<ReadyPage | undefined> {
  const module = filesOfPage(page)?.modules[0];
  if (!module || splitLocale(page).locale !== splitLocale(window.location.pathname).locale) return undefined;
  try {
    const [{ data }, { handle }] = await Promise.all([
      readAhead(page),
      import(/* @vite-ignore */ module) as Promise<{ handle: PageHandle }>,
    ]);
    return { page, data, ...handle };
  } catch {
    // The click will say so, if it comes.
    return undefined;
  }
}
