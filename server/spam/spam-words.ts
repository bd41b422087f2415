import { readFileSync } from 'node:fs';
import { type Source, sourceFields } from '#shared/source.ts';

export type SpamWords = ReturnType<typeof createSpamWords>;

interface Written extends Source {
  readonly name: string;
  readonly email: string;
  readonly website?: string;
  readonly message: string;
}

/** A message, and whether a person found it unwanted. */
export type Lesson = Written & { readonly unwanted: boolean };

/** Naive Bayes: how much oftener the words of a text, alone and in pairs, stand in unwanted messages than in honest ones. */
export function createSpamWords(samples?: readonly Lesson[]) {
  const ours = samples ? tally(samples) : ownTally();
  let owners = tally([]);

  function count(side: keyof typeof ours, word: string): number {
    return (ours[side].words.get(word) ?? 0) + (owners[side].words.get(word) ?? 0);
  }

  function frequency(side: keyof typeof ours, word: string): number {
    return (count(side, word) + 0.5) / (ours[side].messages + owners[side].messages + 1);
  }

  function weigh(text: string): number {
    const words = [...wordsOf(text)].filter((word) => count('honest', word) + count('unwanted', word) > 0);
    const sum = words.reduce((sum, word) => sum + Math.log(frequency('unwanted', word) / frequency('honest', word)), 0);
    // Words depend on each other, so that a text of four times as many is no more than twice as sure.
    return sum / Math.sqrt(words.length || 1);
  }

  return {
    /** Learns what the owner decided, in place of what it had learned from there: what was erased since is forgotten. */
    teach(lessons: readonly Lesson[]) {
      owners = tally(lessons);
    },
    /** Below 0 for most honest messages, above 3 for most unwanted ones. */
    judge: (written: Written) => Math.max(...textsOf(written).map(weigh)),
  };
}

/** Written for this purpose, one JSON object a line: YAML would take a second to read. */
export function readSamples(): Lesson[] {
  return (['honest', 'spam'] as const).flatMap((name) => {
    const file = readFileSync(new URL(`./spam-samples/${name}.jsonl`, import.meta.url), 'utf8');
    const lines = file.trim().split('\n');
    return lines.map((line) => ({ ...JSON.parse(line), unwanted: name === 'spam' }));
  });
}

let counted: ReturnType<typeof tally> | undefined;

/** Of our own samples, which take a tenth of a second to count. */
function ownTally() {
  counted ??= tally(readSamples());
  return counted;
}

function tally(lessons: readonly Lesson[]) {
  const count = (unwanted: boolean) => {
    const words = new Map<string, number>();
    const own = lessons.filter((lesson) => lesson.unwanted === unwanted);
    for (const word of own.flatMap((lesson) => [...wordsOf(wholeOf(lesson))])) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
    return { messages: own.length, words };
  };
  return { honest: count(false), unwanted: count(true) };
}

function wholeOf({ name, email, website, message }: Written): string {
  return [name, email, website, message].join('\n');
}

/** All of it, and by itself each field of ten words: an honest address excuses no advert, nor an honest message one in the name. */
function textsOf(written: Written): string[] {
  const fields = (['name', 'website', 'message', ...sourceFields] as const).map((field) => written[field] ?? '');
  return [wholeOf(written), ...fields.filter((text) => text.split(/\s+/).length >= 10)];
}

/** Without accents, and by their first six letters, so that "programador" and "programadores" are one. */
function wordsOf(text: string): Set<string> {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/\p{L}+|\d+|[.,:?!¿$%€@]/gu) ?? [];
  const stems = words.map((word) => (/\d/.test(word) ? '0' : word.slice(0, 6)));
  return new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)]);
}
