import { readFileSync } from 'node:fs';
import { type ContactMessage, writtenFields } from '#shared/contact.ts';
import { type Source, sourceFields } from '#shared/source.ts';
import { memoize } from '#site/memoize.ts';

export type SpamWords = ReturnType<typeof createSpamWords>;

type Written = Source & Partial<ContactMessage>;

/** A message, and whether a person found it unwanted. */
export type TrainingSample = Written & { readonly unwanted: boolean };

/** Naive Bayes: how much more often words and pairs of words occur in unwanted messages than in honest ones. */
export function createSpamWords(samples?: readonly TrainingSample[]) {
  const sampleTally = samples ? tally(samples) : readSampleTally();
  let ownerTally = tally([]);

  function count(side: keyof typeof sampleTally, word: string): number {
    return (sampleTally[side].words.get(word) ?? 0) + (ownerTally[side].words.get(word) ?? 0);
  }

  function frequency(side: keyof typeof sampleTally, word: string): number {
    return (count(side, word) + 0.5) / (sampleTally[side].messages + ownerTally[side].messages + 1);
  }

  function weigh(text: string): number {
    const words = [...wordsOf(text)].filter((word) => count('honest', word) + count('unwanted', word) > 0);
    const sum = words.reduce((sum, word) => sum + Math.log(frequency('unwanted', word) / frequency('honest', word)), 0);
    // Words depend on each other, so a text with four times as many is only twice as certain.
    return sum / Math.sqrt(words.length || 1);
  }

  return {
    /** Learns the owner's decisions in place of those learned before, so that erased ones are forgotten. */
    train(decided: readonly TrainingSample[]) {
      ownerTally = tally(decided);
    },
    /** Below 0 for most honest messages, above 3 for most unwanted ones. */
    judge: (written: Written) =>
      Math.max(
        ...textsOf(written).map(weigh),
        ...excerptsOf(written.message ?? '').map((excerpt) => weigh(excerpt) - chanceMargin),
      ),
  };
}

/** Samples written for this purpose, one JSON object per line, because YAML would take a second to read. */
export function readSamples(): TrainingSample[] {
  return (['honest', 'spam'] as const).flatMap((name) => {
    const file = readFileSync(new URL(`./spam-samples/${name}.jsonl`, import.meta.url), 'utf8');
    const lines = file.trim().split('\n');
    return lines.map((line) => ({ ...JSON.parse(line), unwanted: name === 'spam' }));
  });
}

/** Counts of our own samples, which take a tenth of a second. */
const readSampleTally = memoize(() => tally(readSamples()));

function tally(samples: readonly TrainingSample[]) {
  const count = (unwanted: boolean) => {
    const words = new Map<string, number>();
    const samplesOfKind = samples.filter((sample) => sample.unwanted === unwanted);
    for (const word of samplesOfKind.flatMap((sample) => [...wordsOf(wholeText(sample))])) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
    return { messages: samplesOfKind.length, words };
  };
  return { honest: count(false), unwanted: count(true) };
}

function wholeText(written: Written): string {
  return writtenFields.map((field) => written[field]).join('\n');
}

/** The whole message, and by itself each field of at least ten words, so that honest fields do not excuse an advert. */
function textsOf(written: Written): string[] {
  const fields = [...writtenFields, ...sourceFields].map((field) => written[field] ?? '');
  return [wholeText(written), ...fields.filter((text) => text.split(/\s+/).length >= 10)];
}

const excerptLength = 30;
/** The heaviest of several parts is a little heavier than the whole by chance. */
const chanceMargin = 0.5;

/** Overlapping parts of a long text, so that an offer weighs as much amid other words. */
function excerptsOf(text: string): string[] {
  const words = text.split(/\s+/);
  const starts = Array.from(
    { length: Math.floor(words.length / (excerptLength / 2)) },
    (_, index) => (index * excerptLength) / 2,
  );
  return words.length > excerptLength ? starts.map((start) => words.slice(start, start + excerptLength).join(' ')) : [];
}

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Small letters without accents, whatever stands for them: digits within words, blanks between them, other forms. */
function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/\S+/gu, (word) =>
      /\p{L}/u.test(word) && !isAddress(word)
        ? word.replace(/[013457@$]/g, (sign) => digitLetters[sign] ?? sign)
        : word,
    );
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@');
  return at >= 0 && word.indexOf('.', at) > 0;
}

/** Words cut to six letters, so that "programador" and "programadores" are the same. */
function wordsOf(text: string): Set<string> {
  const words = foldLetters(text).match(/\p{L}+|\d+|[.,:?!¿$%€@]/gu) ?? [];
  const stems = words.map((word) => (/\d/.test(word) ? '0' : word.slice(0, 6)));
  return new Set([...stems, ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`)]);
}
