// The server's markup, read before hydration, so that it stays after a change of language.
const content = { __html: typeof document === 'undefined' ? '' : (document.getElementById('notice')?.innerHTML ?? '') };

/** content/notice.yaml, written into the page by the server (server/http/notice.ts). */
export function Notice() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, escaped there
  return <div id="notice" className="site-notice in-languages" dangerouslySetInnerHTML={content} />;
}
