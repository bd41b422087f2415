import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's types and properties, as the package schema-dts (generated from schema.org's own release) declares them. */
export type Vocabulary = {
  /** Own properties of each interface, with what they take; superseded ones are left out. */
  properties: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Interfaces that an interface extends. */
  parents: ReadonlyMap<string, readonly string[]>;
  /** What a name stands for: narrower types, or the forms of a literal. */
  members: ReadonlyMap<string, readonly string[]>;
};

const declaration = /^(?:export )?interface (\w+) extends ([^{]+)\{\n([\s\S]*?)^\}/gm;
const property = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?"(\w+)"\?: SchemaValue<([^;]*), "\w+">;/g;
const alias = /^export type (\w+) = ([^;]+);/gm;

/** Reads the vocabulary from the installed package. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');
  const text = readFileSync(file, 'utf8');
  const interfaces = [...text.matchAll(declaration)];
  return {
    properties: new Map(interfaces.map(([, name = '', , body = '']) => [name, ownProperties(body)])),
    parents: new Map(interfaces.map(([, name = '', parents = '']) => [name, parents.trim().split(/,\s*/)])),
    members: new Map([...text.matchAll(alias)].map(([, name = '', union = '']) => [name, unionOf(union)])),
  };
}

function ownProperties(body: string): Map<string, string[]> {
  const current = [...body.matchAll(property)].filter(([, comment = '']) => !comment.includes('@deprecated'));
  return new Map(current.map(([, , name = '', values = '']) => [name, unionOf(values)]));
}

function unionOf(text: string): string[] {
  return text.split('|').map((word) => word.trim());
}

/** Whether the vocabulary has a type of this name. */
export function isType(vocabulary: Vocabulary, type: string): boolean {
  return vocabulary.parents.has(`${type}Leaf`);
}

/** Takes a type and a property, gives what it takes there; undefined when the type has no such property. */
export function valuesOf(vocabulary: Vocabulary, type: string, name: string): readonly string[] | undefined {
  const visit = (owner: string): readonly string[] | undefined => {
    const own = vocabulary.properties.get(owner)?.get(name);
    if (own) return own;
    for (const parent of vocabulary.parents.get(owner) ?? []) {
      const found = visit(parent);
      if (found) return found;
    }
    return undefined;
  };
  return visit(`${type}Leaf`);
}

/** Whether a name (a type, or `string` and `number` for literals) is one of the expected names or narrower than one. */
export function isAmong(vocabulary: Vocabulary, name: string, expected: readonly string[]): boolean {
  return expected.some((candidate) => {
    if (candidate === name) return true;
    return isAmong(vocabulary, name, vocabulary.members.get(candidate) ?? []);
  });
}
