/** In characters; search engines cut longer titles. */
const longestTitle = 60;

/** Leaves out the company's name if both together are too long. */
export function pageTitle(title: string, company: string): string {
  const fullTitle = `${title} · ${company}`;
  return [...fullTitle].length > longestTitle ? title : fullTitle;
}
