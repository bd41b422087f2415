/** What search engines show of a title before they cut it, in characters. */
export const shownTitle = 60;

/** Takes a page's own title and the company's name, gives the title of the document: without the name where both are too long. */
export function pageTitle(own: string, company: string): string {
  const whole = `${own} · ${company}`;
  return [...whole].length > shownTitle ? own : whole;
}
