/** Whether a value is a hint, which a new page has in place of a text that its owner is to write. */
export function isHint(value: unknown): boolean {
  return typeof value === 'string' && /^\[[^[\]]*\]$/.test(value);
}
