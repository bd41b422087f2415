import { parse } from 'yaml';

/** The last content of each file, by its name in the content folder. */
const last = new Map<string, { text: string; value: unknown }>();

/**
 * Returns what the text of a content file says; nobody may change it. Parsing takes most of the time of a check, and
 * the sites that a process opens one after another differ in a file or two.
 */
export function parseYaml(file: string, text: string): unknown {
  const before = last.get(file);
  if (before?.text === text) return before.value;
  const value: unknown = parse(text);
  last.set(file, { text, value });
  return value;
}
