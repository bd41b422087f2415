import { Activity, Fragment, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useWholePage, WholePage } from './hooks/first-view.tsx';
import { LinkNavigation } from './hooks/link-navigation.tsx';
import { type PageHandle, usePageAhead } from './hooks/page-ahead.ts';

/**
 * Shows the page of the address and holds, hidden, the first view of the one that the visitor points at, so that a click
 * has nothing left to render: it shows that, and the router follows. The first page is no Activity: React would make it
 * react later than the rest of the site.
 */
export function PageStage() {
  const { pathname } = useLocation();
  const whole = useWholePage();
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const shown = { page: pathname, data: loaderData as object, ...(handle as PageHandle) };
  const [loaded] = useState(loaderData);
  const [ahead, show] = usePageAhead(pathname);
  const pages = ahead?.asked ? [ahead] : ahead ? [shown, ahead] : [shown];
  return (
    <>
      {pages.map(({ page, data, Page }, index) => {
        const content = (
          <WholePage value={page === pathname && whole}>
            <Page {...data} />
          </WholePage>
        );
        if (data === loaded) return <Fragment key={page}>{content}</Fragment>;
        return (
          <Activity key={page} mode={index === 0 ? 'visible' : 'hidden'}>
            {content}
          </Activity>
        );
      })}
      <LinkNavigation show={show} />
    </>
  );
}
