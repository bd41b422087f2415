/** In characters; search engines cut longer titles. */
const longestTitle = 60;

/** Leaves out the company's name if both together are too long. */
export function pageTitle(own: string, company: string): string {
  const whole = `${own} · ${company}`;
  return [...whole].length > longestTitle ? own : whole;
}
