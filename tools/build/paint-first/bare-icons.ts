const icon = /<svg xmlns="[^"]+"([^>]*?) class="lucide lucide-[\w-]+ ?([^"]*)"/g;

/**
 * Takes a page and gives it without what the library of icons writes into each of them for documents that are no HTML, and
 * without its own class names, which no rule of the site knows: some 90 bytes of a page as sent.
 */
export function bareIcons(html: string): string {
  return html.replace(icon, (_, rest: string, own: string) => `<svg${rest}${own && ` class="${own}"`}`);
}
