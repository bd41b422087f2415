import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup } from './is-group.ts';

/** What Sveltia holds of a file: its values, and the text they were read from. A file that is a list has `entries`. */
export type Content = { __source?: string; [key: string]: unknown };

type Edit = { from: number; to: number; put: string };
type Source = { text: string; doc: ReturnType<typeof parseDocument>; width: number };
type GroupNode = YAMLMap<Scalar<string>, Node>;
type Entry = { key: Scalar<string>; value: Node };

/** For a text that is the only folded one in its file; others are wrapped like their neighbors. */
const defaultWidth = 120;

export function readContent(text: string): Content {
  const value = parse(text);
  return { ...(Array.isArray(value) ? { entries: value } : value), __source: text };
}

/**
 * The file's text with these values: only what was edited changes, so that comments, quotes, folds and order stay.
 * Throws when the result would not say what was typed.
 */
export function writeContent({ __source, ...values }: Content): string {
  if (!__source) {
    const { entries, ...others } = values;
    return stringify(entries && Object.keys(others).length === 0 ? entries : values, { lineWidth: 0 });
  }
  const text = `${__source.trim()}\n`;
  const doc = parseDocument(text);
  const value = isSeq(doc.contents) ? values.entries : values;
  const source = { text, doc, width: foldWidth(text, doc) };
  const written = apply(text, 0, text.length, doc.contents ? editsOf(doc.contents, value, source) : []);
  if (!same(parse(written), value)) throw new Error('The file would not say what was typed.');
  return written;
}

function foldWidth(text: string, doc: Source['doc']): number {
  let width = 0;
  visit(doc, {
    Scalar(_, { type, range }) {
      const lines = type === Scalar.BLOCK_FOLDED && range ? text.slice(lineStart(text, range[0]), range[1]) : '';
      if (lines.trimEnd().split('\n').length > 2)
        width = Math.max(width, ...lines.split('\n').map((line) => line.length));
    },
  });
  return width || defaultWidth;
}

function editsOf(node: Node, value: unknown, source: Source, inFlow = false): Edit[] {
  const isFlow = inFlow || Boolean((isMap(node) || isSeq(node)) && node.flow);
  if (same(node.toJS(source.doc), value)) return [];
  if (isScalar(node)) return [{ ...spanOf(node), put: scalarText(node, value, source, isFlow) }];
  if (isMap<Scalar<string>, Node>(node) && isGroup(value) && (!isFlow || hasKeys(node, value))) {
    return editsOfMap(node, value, source, isFlow);
  }
  if (isSeq<Node>(node) && Array.isArray(value) && !isFlow) return [editOfList(node, value, source)];
  const flowCollectionPadding = source.text[spanOf(node).from + 1] === ' ';
  return [{ ...spanOf(node), put: flowText(value, flowCollectionPadding) }];
}

function editsOfMap(node: GroupNode, value: Record<string, unknown>, source: Source, isFlow: boolean) {
  const pairs = node.items as Entry[];
  const first = pairs[0] ? spanOf(pairs[0].key).from : 0;
  const indent = first - lineStart(source.text, first);
  const edits = pairs.flatMap((pair): Edit[] => {
    const next = value[pair.key.value];
    if (isFlow || (next !== undefined && isLike(pair.value, next))) return editsOf(pair.value, next, source, isFlow);
    const start = spanOf(pair.key).from;
    const end = lineEnd(source.text, spanOf(pair.value).to);
    if (next !== undefined)
      return [{ from: start, to: end, put: fresh({ [pair.key.value]: next }, indent).trimStart() }];
    // The first key of a list's entry is beside its dash, where the next key takes its place.
    if (pair === pairs[0] && pairs[1]) return [{ from: start, to: spanOf(pairs[1].key).from, put: '' }];
    return [{ from: lineStart(source.text, start), to: end, put: '' }];
  });
  const added = Object.entries(value).filter(([key]) => !node.has(key));
  if (added.length === 0) return edits;
  const end = lineEnd(source.text, spanOf((pairs.at(-1) as Entry).value).to);
  return [...edits, { from: end, to: end, put: fresh(Object.fromEntries(added), indent) }];
}

/** Each entry keeps its lines and the comments before them, wherever it is moved. */
function editOfList(node: YAMLSeq<Node>, value: unknown[], source: Source): Edit {
  const { text, doc } = source;
  const ends = node.items.map((item) => lineEnd(text, spanOf(item).to));
  const first = lineStart(text, text.lastIndexOf('-', spanOf(node.items[0] as Node).from - 1));
  const old = node.items.map((item, at) => {
    return { item, js: item.toJS(doc), from: ends[at - 1] ?? first, to: ends[at] as number };
  });
  const indent = text.slice(first).search(/\S/);
  const exact = value.map((entry) => take(old, ({ js }) => same(js, entry)));
  const left = old.length;
  const isEdit = value.length - exact.filter(Boolean).length === left;
  const put = value.map((entry, at) => {
    const before = exact[at] ?? take(old, ({ item, js }) => isLike(item, entry) && (isEdit || isAkin(js, entry)));
    return before ? apply(text, before.from, before.to, editsOf(before.item, entry, source)) : fresh([entry], indent);
  });
  return { from: first, to: ends.at(-1) as number, put: put.join('') };
}

function scalarText(node: Scalar, value: unknown, { text, width }: Source, isFlow: boolean): string {
  const { from, to } = spanOf(node);
  const indent = text.slice(lineStart(text, from)).search(/[^\s-]|$/);
  if (node.type === Scalar.BLOCK_FOLDED && typeof value === 'string') {
    const [header = '', ...lines] = text.slice(from, to).split('\n');
    const pad = ' '.repeat(lines.find((line) => line.trim())?.search(/\S/) ?? indent + 2);
    const parts = value.split('\n').map((part) => wrap(part, pad, width));
    return `${header}\n${parts.join('\n\n')}\n`;
  }
  // Several lines, such as Markdown, stay as they were typed.
  const hasLines = typeof value === 'string' && value.includes('\n');
  const kept = Object.assign(new Scalar(value), { type: hasLines ? Scalar.BLOCK_LITERAL : node.type });
  if (isFlow) return flowText([kept], false).slice(1, -1);
  const written = stringify({ a: kept }, { lineWidth: 0 }).trimEnd().slice(3);
  return written.replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`) + (text[to - 1] === '\n' ? '\n' : '');
}

function wrap(text: string, pad: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === '') lines[lines.length - 1] = word;
    else if (pad.length + `${line} ${word}`.length <= width || word === '') lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => pad + line).join('\n');
}

function flowText(value: unknown, flowCollectionPadding: boolean): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding }).trim();
}

function fresh(value: unknown, indent: number): string {
  return stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, ' '.repeat(indent));
}

function apply(text: string, from: number, to: number, edits: Edit[]): string {
  let [written, at] = ['', from];
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    written += text.slice(at, edit.from) + edit.put;
    at = edit.to;
  }
  return written + text.slice(at, to);
}

/** Takes the first entry that fits out of a list. */
export function take<T>(list: T[], fits: (entry: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

function spanOf(node: Node): { from: number; to: number } {
  const [from, to] = node.range as [number, number, number];
  return { from, to };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the next line begins, which is where a block scalar ends. */
function lineEnd(text: string, at: number): number {
  return text[at - 1] === '\n' ? at : text.indexOf('\n', at) + 1;
}

/** Whether a value can be written in place of a node: a block list or group cannot be empty. */
function isLike(node: Node, value: unknown): boolean {
  if (isSeq(node)) return Array.isArray(value) && (Boolean(node.flow) || value.length > 0);
  if (isMap(node)) return isGroup(value);
  return typeof value !== 'object' || value === null;
}

/** Whether an entry is another one edited: they have a value in common. */
function isAkin(a: unknown, b: unknown): boolean {
  return isGroup(a) && isGroup(b) && Object.keys(a).some((key) => typeof a[key] === 'string' && a[key] === b[key]);
}

function hasKeys(node: GroupNode, value: Record<string, unknown>): boolean {
  return same(node.items.map(({ key }) => key.value).sort(), Object.keys(value).sort());
}

/** Equal except for the order of keys and for space around texts, which Sveltia removes. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
