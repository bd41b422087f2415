/** Takes a page's HTML and its address, gives every address of the same site it links to, and the anchor if any. */
export function linksOf(html: string, address: string): { path: string; anchor?: string }[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs.filter(isInside).map((href) => {
    const url = new URL(href, `https://site.example${address}`);
    const path = decodeURIComponent(url.pathname);
    return url.hash.length > 1 ? { path, anchor: decodeURIComponent(url.hash.slice(1)) } : { path };
  });
}

/** Takes the built pages by address and a test for other built files, gives the links of one page that lead nowhere. */
export function brokenLinks(
  address: string,
  pages: ReadonlyMap<string, string>,
  isFile: (path: string) => boolean,
): string[] {
  const faults = linksOf(pages.get(address) ?? '', address).flatMap(({ path, anchor }) => {
    const target = pages.get(path);
    if (target === undefined) return isFile(path) ? [] : [`links to ${path}, which is no page.`];
    if (anchor === undefined || hasId(target, anchor)) return [];
    return [`links to ${path}#${anchor}, but nothing there has that id.`];
  });
  return [...new Set(faults)];
}

function isInside(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

function hasId(html: string, id: string): boolean {
  return html.includes(` id="${id}"`);
}
