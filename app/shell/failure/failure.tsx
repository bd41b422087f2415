import { useEffect } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';
import { PageTitle } from '#app/ui/heading.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Brand } from '../header/brand.tsx';
import { SkipLink } from '../header/skip-link.tsx';

/**
 * Offers to load the page again when a script failed (`data-failed`), and says that there is no connection
 * (`data-offline`). CSS shows it, since perhaps no script runs. It does not cover the page, where it could hide the
 * focus and could not be closed (WCAG 2.4.11).
 */
export function FailureNotice() {
  const { failure } = useShell().words;
  return (
    <div role="status" className="failure no-print">
      <p className="container">
        {`${failure.title} ${failure.description} `}
        <a className="button button-primary" href="?">
          {failure.reload}
        </a>
      </p>
      <p className="offline message at-bottom">{failure.offline}</p>
    </div>
  );
}

/** Takes the place of a page whose rendering failed. */
export function FailurePage() {
  const { failure } = useShell().words;
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
