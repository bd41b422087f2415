import { useEffect } from 'react';
import { showStaticPage } from '../behavior/static-page.ts';
import { Brand } from './brand.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The page as it was loaded, readable though a script of it failed, with an offer to load it again. */
export function StaticPage() {
  useEffect(() => {
    document.documentElement.dataset.failed = '';
  }, []);
  return (
    <>
      <header className="header">
        <div className="wrap header-row">
          <Brand />
        </div>
      </header>
      <main id="content" ref={show} />
      <SiteFooter />
      <FailureNotice shown />
    </>
  );
}

function show(element: HTMLElement | null): void {
  if (element) showStaticPage(element);
}
