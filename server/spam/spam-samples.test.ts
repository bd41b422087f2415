import { expect, test } from 'vitest';
import { readMessage, signalsOf } from '#server/contact/read-message.ts';
import { contactRules, hiddenFields } from '#shared/contact.ts';
import { createSpamFilter } from './spam-filter.ts';
import { createSpamWords, readSamples, type TrainingSample } from './spam-words.ts';

type Sample = TrainingSample & { sent?: 'direct' | 'quick' | 'honeypot' };

const manners: Record<string, Record<string, unknown>> = {
  browser: { [hiddenFields.elapsed]: 45_000 },
  direct: {},
  scriptless: {},
  quick: { [hiddenFields.elapsed]: 800 },
  honeypot: { [hiddenFields.honeypot]: 'x' },
};

const rules = contactRules({ phonePlan: { countryCode: '1', groups: [3, 3, 4] }, emailRule: 'strict' });
const samples: readonly Sample[] = readSamples();

/** Each tenth of the samples is judged by a filter that the other nine tenths taught. */
const judged = Array.from({ length: 10 }, (_, tenth) => {
  const isIn = (_sample: Sample, at: number) => at % 10 === tenth;
  const words = createSpamWords(samples.filter((sample, at) => !isIn(sample, at)));
  const filter = createSpamFilter({ now: () => 0 }, words, ['en', 'es']);
  return samples.filter(isIn).map((sample) => {
    const held = (manner: string) => {
      const values = { ...sample, ...manners[manner] };
      return filter(readMessage(values, rules).message, signalsOf(values, manner !== 'direct')).held;
    };
    return { ...sample, held };
  });
}).flat();

const honest = judged.filter(({ unwanted }) => !unwanted);
const spam = judged.filter(({ unwanted }) => unwanted);

test('no honest message is held that the filter has not seen, whether a browser or a script-less page sent it', () => {
  expect(honest.length).toBeGreaterThan(300);
  expect(honest.filter(({ held }) => held('browser') || held('scriptless')).map(({ message }) => message)).toEqual([]);
});

test('of spam that the filter has not seen most is held by its words, and nearly all that programs sent', () => {
  expect(spam.length).toBeGreaterThan(300);
  expect(spam.filter(({ held }) => held('browser')).length / spam.length).toBeGreaterThan(0.77);
  const programs = spam.filter(({ sent }) => sent);
  expect(programs.filter(({ held, sent = '' }) => held(sent)).length / programs.length).toBeGreaterThan(0.95);
});
