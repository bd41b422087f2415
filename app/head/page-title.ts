/** In characters; search engines cut longer titles. */
const shownTitle = 60;

/** Leaves out the company's name if both together are too long. */
export function pageTitle(own: string, company: string): string {
  const whole = `${own} · ${company}`;
  return [...whole].length > shownTitle ? own : whole;
}
