import { useShell } from '#app/hooks/use-shell.ts';
import { PageTitle } from '#app/ui/heading.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Brand } from '../header/brand.tsx';
import { SkipLink } from '../header/skip-link.tsx';

/** What stands in place of a page that failed in the browser. Mail and phone are in the footer. */
export function FailurePage() {
  const { failure } = useShell().site;
  return (
    <>
      <SkipLink />
      <header className="header">
        <div className="container header-row">
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
