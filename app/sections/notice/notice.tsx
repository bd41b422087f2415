import { memo } from 'react';

// One object for all renders: React leaves the element's content alone as long as this value is the same.
const empty = { __html: '' };

/** The place above the header that the server fills with content/notice.yaml (server/http/notice/), without any script. */
export const Notice = memo(function Notice() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty here
  return <div id="notice" className="site-notice" dangerouslySetInnerHTML={empty} suppressHydrationWarning />;
});
