import { parseDocument } from 'yaml';
import { leaves, sentencesOf } from '#tools/content-lint/texts.ts';

/** A value that differs. Without `before` it was added, without `after` removed. */
export type Change = { key: string; before?: string | undefined; after?: string | undefined };

/** Returns what differs in its values. What only moved in a list does not. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [byField(before), byField(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [removed, added] = [without(old.get(field), now.get(field)), without(now.get(field), old.get(field))];
    const longer = added.length > removed.length ? added : removed;
    return longer.map(({ key }, index) => ({ key, before: removed[index]?.value, after: added[index]?.value }));
  });
}

/** Of a paragraph, only the sentences that differ. */
export function changedSentences({ before = '', after = '' }: Change): { before: string; after: string } {
  const [old, now] = [sentencesOf(before), sentencesOf(after)];
  const only = (some: string[], others: string[]) => some.filter((sentence) => !others.includes(sentence)).join(' ');
  return { before: only(old, now), after: only(now, old) };
}

type Value = { key: string; value: string };

/** The entries of a list are one field: which of them stands where does not matter. */
function byField(source: string): Map<string, Value[]> {
  const values = leaves(parseDocument(source).toJS() ?? {}).map(({ key, value }) => ({ key, value: String(value) }));
  return Map.groupBy(values, ({ key }) => key.replace(/#\d+/g, '#'));
}

function without(values: Value[] = [], others: Value[] = []): Value[] {
  return values.filter(({ value }) => !others.some((other) => other.value === value));
}
