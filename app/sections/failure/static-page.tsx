import { useEffect } from 'react';
import { showStaticPage } from '#app/hooks/static-page.ts';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Brand } from '../header/brand.tsx';
import { SkipLink } from '../header/skip-link.tsx';

/** The page as it was loaded, readable though a script of it failed; in it is the offer to load it again, which is shown now. */
export function StaticPage() {
  useEffect(() => {
    document.documentElement.dataset.failed = '';
  }, []);
  return (
    <>
      <SkipLink />
      <header className="header">
        <div className="wrap header-row">
          <Brand />
        </div>
      </header>
      <main id="content" ref={show} />
      <SiteFooter />
    </>
  );
}

function show(element: HTMLElement | null): void {
  if (element) showStaticPage(element);
}
