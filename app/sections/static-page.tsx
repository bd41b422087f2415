import { useEffect } from 'react';
import { staticPage } from '../behavior/static-page.ts';
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as it came from the build */}
      <main id="content" dangerouslySetInnerHTML={{ __html: staticPage() }} />
      <SiteFooter />
      <FailureNotice shown />
    </>
  );
}
