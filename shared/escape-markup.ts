/** Text for HTML, XML or Slack, where these three characters begin something else; not for the value of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
