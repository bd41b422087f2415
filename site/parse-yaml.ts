import { parse } from 'yaml';

/** The last content of each file, by its name in the content folder. */
const lastParsed = new Map<string, { text: string; value: unknown }>();

/**
 * Returns what the text of a content file says; nobody may change it. Parsing takes most of the time of a check, and
 * the sites that a process opens one after another differ in a file or two.
 */
export function parseYaml(file: string, text: string): unknown {
  const before = lastParsed.get(file);
  if (before?.text === text) return before.value;
  const value: unknown = parse(text);
  lastParsed.set(file, { text, value });
  return value;
}
