import { useEffect } from 'react';
import { showStaticPage } from '../behavior/static-page.ts';
import { Brand } from './brand.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

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
