/** What search engines show of a title before they cut it, in characters. */
const shownTitle = 60;

/** The title of the document: without the company's name where both are too long. */
export function pageTitle(own: string, company: string): string {
  const whole = `${own} · ${company}`;
  return [...whole].length > shownTitle ? own : whole;
}
