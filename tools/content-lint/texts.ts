import { keyOf } from '#site/content-error.ts';
import { markdownKey, partsOf } from '#site/markdown.server.ts';

export type Leaf<T = unknown> = { path: (string | number)[]; key: string; value: T };

/** Keys whose values are read by the site and not by people. */
const machineKeys = new Set(
  'figure num level icon family scene paper photo logo file look pages section to id link url links effective assertion visits sources person published changed until asOf'.split(
    ' ',
  ),
);

/** Returns every value of parsed YAML, the outermost first. Of a text in Markdown each part is one. */
function valuesIn(value: unknown, path: (string | number)[] = []): Leaf[] {
  const entries = Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  const below = entries.flatMap(([name, entry]) => {
    const isMarkdown = name === markdownKey && typeof entry === 'string';
    return valuesIn(isMarkdown ? partsOf(entry) : entry, [...path, name]);
  });
  return [{ path, key: keyOf(path), value }, ...below];
}

/** Returns every scalar of parsed YAML, in the file's order. */
export function leaves(value: unknown): Leaf[] {
  return valuesIn(value).filter((leaf) => !Array.isArray(leaf.value) && !isGroup(leaf.value));
}

/** Returns the texts that people read: everything but scenes, links and ids. */
export function proseOf(value: unknown): Leaf<string>[] {
  return leaves(value).filter((leaf): leaf is Leaf<string> => {
    return typeof leaf.value === 'string' && !leaf.path.some((part) => machineKeys.has(String(part))) && !isType(leaf);
  });
}

/** Returns every mapping of parsed YAML that has these keys, the outermost first. */
export function groupsWith(value: unknown, ...keys: string[]): Leaf<Record<string, unknown>>[] {
  const groups = valuesIn(value).filter((leaf): leaf is Leaf<Record<string, unknown>> => isGroup(leaf.value));
  return groups.filter((leaf) => keys.every((key) => key in leaf.value));
}

/** Returns the sentences of a text. A full stop inside a version or an abbreviation such as 4.0.1 ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”»)]?)\s+(?=["“«(¿¡]?[\p{Lu}\d{])/u).map((sentence) => sentence.trim());
}

/** Returns the words of a text: runs of letters, digits and what joins them. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'./&-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns a text for use in a regular expression where it stands for itself. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The type of a section or the path of a page; some texts of the contact service have these names too. */
export function isType({ path, value }: Pick<Leaf, 'path' | 'value'>): boolean {
  if (typeof value !== 'string') return false;
  return path.at(-1) === 'type' ? !value.includes(' ') : path.at(-1) === 'page' && value.startsWith('/');
}
