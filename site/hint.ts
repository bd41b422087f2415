/** Whether a value is what a new page has in place of a text, to be written by its owner. */
export function isHint(value: unknown): boolean {
  return typeof value === 'string' && /^\[[^[\]]*\]$/.test(value);
}
