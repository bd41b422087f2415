/** Search engines cut longer titles, in characters. */
const shownTitle = 60;

/** Without the name of the company where both are too long. */
export function pageTitle(own: string, company: string): string {
  const whole = `${own} · ${company}`;
  return [...whole].length > shownTitle ? own : whole;
}
