let main: Node | undefined;
let css = '';

/** Keeps the page as it was loaded, before React takes it over, for the case that React fails on it. */
export function keepStaticPage(): void {
  main = document.getElementById('content')?.cloneNode(true);
  css = document.querySelector('style')?.textContent ?? '';
}

/** Puts the content of the page's main part, as it was loaded, into an element. */
export function showStaticPage(target: Element): void {
  if (main) target.replaceChildren(...main.cloneNode(true).childNodes);
}

/** Gives the style sheet that came in the page's HTML; the browser's scripts hold no copy of it. */
export function staticCss(): string {
  return css;
}
