// What the server has put there, read before React takes the page over, so that it outlives a change of language.
const content = { __html: typeof document === 'undefined' ? '' : (document.getElementById('notice')?.innerHTML ?? '') };

/** The place above the header that the server fills with content/notice.yaml (server/http/notice.ts), without any script. */
export function Notice() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, escaped there
  return <div id="notice" className="site-notice in-languages" dangerouslySetInnerHTML={content} />;
}
