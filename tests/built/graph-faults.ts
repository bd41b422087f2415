import { isAmong, isType, type Vocabulary, valuesOf } from './vocabulary.ts';

type Node = Record<string, unknown>;

/**
 * Takes a JSON-LD document of one graph and the vocabulary, gives every fault: unknown types, properties that a type does
 * not have or has no more, values of a wrong type, references to nodes that are not in the graph.
 */
export function graphFaults(document: unknown, vocabulary: Vocabulary): string[] {
  const { '@context': context, '@graph': nodes } = document as { '@context'?: unknown; '@graph'?: Node[] };
  if (context !== 'https://schema.org' || !Array.isArray(nodes)) return ['is no graph of https://schema.org.'];
  const byId = new Map(nodes.map((node) => [node['@id'], node]));
  const judge = new Judge(vocabulary, byId);
  return nodes.flatMap((node) => judge.node(node, String(node['@type'])));
}

class Judge {
  readonly #vocabulary: Vocabulary;
  readonly #byId: ReadonlyMap<unknown, Node>;

  constructor(vocabulary: Vocabulary, byId: ReadonlyMap<unknown, Node>) {
    this.#vocabulary = vocabulary;
    this.#byId = byId;
  }

  node(node: Node, place: string): string[] {
    const type = String(node['@type']);
    if (!isType(this.#vocabulary, type)) return [`${place}: schema.org has no type ${type}.`];
    const entries = Object.entries(node).filter(([name]) => !name.startsWith('@'));
    return entries.flatMap(([name, value]) => {
      const expected = valuesOf(this.#vocabulary, type, name);
      if (!expected) return [`${place}: ${type} has no property ${name}.`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((entry) => this.#value(entry, expected, `${place}.${name}`));
    });
  }

  #value(value: unknown, expected: readonly string[], place: string): string[] {
    if (value === null || typeof value !== 'object') {
      return this.#isAmong(typeof value, expected) ? [] : [`${place}: takes no ${typeof value}.`];
    }
    const node = value as Node;
    const target = '@type' in node ? node : this.#byId.get(node['@id']);
    if (!target) return [`${place}: leads to ${node['@id']}, which is not in the graph.`];
    const type = String(target['@type']);
    const misplaced = this.#isAmong(type, expected) ? [] : [`${place}: takes no ${type}.`];
    return target === node ? [...misplaced, ...this.node(node, place)] : misplaced;
  }

  #isAmong(name: string, expected: readonly string[]): boolean {
    return isAmong(this.#vocabulary, name, expected);
  }
}
