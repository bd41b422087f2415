const placeholder = /\{(\w+)\}/g;

/** Fills in the values that a text names: `{first} to {last}`. Names without a value stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (match, name: string) => String(values[name] ?? match));
}

/** The names that a text has in braces. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
