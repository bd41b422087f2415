import { useEffect } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';
import { PageTitle } from '#app/ui/heading.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Brand } from '../header/brand.tsx';
import { SkipLink } from '../header/skip-link.tsx';

/**
 * Offers to load the page again when a part of it failed, and says that the next page cannot be had
 * (`app/hooks/keep-page.ts`). It is in every page's HTML, and a style shows it once the root
 * element is marked `data-failed`; a screen reader then says what has come into the live region. Its link needs no script.
 * It stands in the page and scrolls with it: over the page it would hide the focus, and no script could close it (WCAG 2.4.11).
 */
export function FailureNotice() {
  const { failure } = useShell().site;
  return (
    <div role="status" className="failure no-print">
      <p className="container">
        {`${failure.title} ${failure.description} `}
        <a className="button button-primary" href="?">
          {failure.reload}
        </a>
      </p>
      <p className="offline message at-foot">{failure.offline}</p>
    </div>
  );
}

/** What stands in place of a page that failed in the browser. Mail and phone are in the footer. */
export function FailurePage() {
  const { failure } = useShell().site;
  useEffect(() => {
    const { title } = document;
    document.title = failure.title;
    return () => {
      document.title = title;
    };
  }, [failure]);
  return (
    <>
      <SkipLink />
      <header className="header">
        <div className="container spread header-row">
          <Brand />
        </div>
      </header>
      <main id="content" className="container section">
        <PageTitle>{failure.title}</PageTitle>
        <p className="text-lead text-soft">{failure.description}</p>
        <a className="button button-primary" href="?">
          {failure.reload}
        </a>
      </main>
      <SiteFooter />
    </>
  );
}
