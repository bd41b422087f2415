let mainHtml = '';

/** Keeps the page's finished HTML before React takes it over, for the case that React fails on it. */
export function keepStaticPage(): void {
  mainHtml = document.getElementById('content')?.innerHTML ?? '';
}

/** Gives the HTML of the page's main part as it was loaded; empty on the server. */
export function staticPage(): string {
  return mainHtml;
}
