import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isObject } from './is-object.ts';

/** What Sveltia holds of a file: its values, and the text they were read from. A file that is a list has `entries`. */
export type YamlFile = { __source?: string; [key: string]: unknown };

export function readContent(text: string): YamlFile {
  const value = parse(text);
  return { ...(Array.isArray(value) ? { entries: value } : value), __source: text };
}

/**
 * The file's text with these values, in the form that the package `yaml` gives it: comments, quotes and order stay.
 * Throws when it would not say what was typed.
 */
export function writeContent({ __source = '', ...values }: YamlFile): string {
  const doc: Document = parseDocument(__source);
  const value = isMap(doc.contents) ? values : (values.entries ?? values);
  // A file of comments alone says nothing.
  if (saysTheSame(doc.toJS() ?? {}, value)) return `${__source.trim()}\n`;
  doc.contents = nodeWith(value, doc.contents ?? undefined, doc);
  // Each text stands in one line, however long.
  const newText = doc.toString({ lineWidth: 0 });
  if (!saysTheSame(parse(newText), value)) throw new Error('The file would not say what was typed.');
  return newText;
}

/** The node that is there with another value, or a new one where it cannot have it. */
function nodeWith(value: unknown, node: Node | undefined, doc: Document): Node {
  if (node && saysTheSame(node.toJS(doc), value)) return node;
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value;
    if (typeof value === 'string' && value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    return node;
  }
  if (isMap(node) && isObject(value)) return mapWith(value, node, doc);
  if (isSeq<Node>(node) && Array.isArray(value) && node.items.length > 0) return listWith(value, node, doc);
  return doc.createNode(value);
}

function mapWith(value: Record<string, unknown>, map: YAMLMap, doc: Document): Node {
  for (const { key } of [...map.items]) if (value[String(key)] === undefined) map.delete(key);
  for (const [key, entry] of Object.entries(value))
    map.set(key, nodeWith(entry, map.get(key, true) as Node | undefined, doc));
  return map;
}

/** An entry keeps its node, wherever it is moved; an edited one too, unless others came or went. */
function listWith(value: unknown[], list: YAMLSeq<Node>, doc: Document): Node {
  const remaining = list.items.map((node) => ({ node, formerValue: node.toJS(doc) }));
  const keptEntries = value.map((entry) =>
    removeFirst(remaining, ({ formerValue }) => saysTheSame(formerValue, entry)),
  );
  const areEdited = value.length - keptEntries.filter(Boolean).length === remaining.length;
  list.items = value.map((entry, index) => {
    const former = keptEntries[index] ?? (areEdited ? remaining.shift() : undefined);
    return nodeWith(entry, former?.node, doc);
  });
  return list;
}

/** Removes and returns the first entry that fits. */
export function removeFirst<T>(list: T[], fits: (entry: T) => boolean): T | undefined {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/** Equal except for the order of keys and for space around texts, which Sveltia removes. */
function saysTheSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOneOrder) === JSON.stringify(b, inOneOrder);
}

function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
