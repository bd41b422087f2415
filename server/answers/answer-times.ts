import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { Clock } from '#server/clock.ts';
import type { Texts } from '#server/contact/texts.ts';
import { createWatchedFile } from '#server/http/notice/watched-file.ts';
import type { Log } from '#server/log.ts';
import { answersBetween } from '#server/store/answers.ts';
import type { Store } from '#server/store/store.ts';
import { writeWhole } from '#server/write-whole.ts';
import { fill } from '#shared/fill.ts';
import { pluralForm } from '#shared/plural.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { type BusinessFacts, createBusinessTime } from './business-time.ts';
import { figuresOf } from './figures.ts';

const quarter = 91 * 24 * 3600_000;
/** Fewer answers say little, and might tell of one of them. */
const fewest = 20;

export function answerTimesFile(dataDirectory: string): string {
  return join(dataDirectory, 'answer-times.json');
}

export async function writeAnswerTimes(store: Store, file: string, now: number, facts: BusinessFacts) {
  const rows = facts.promises.publish ? await answersBetween(store, now - quarter, now + 1) : [];
  const [total] = await figuresOf(rows, createBusinessTime(facts), now);
  if (total?.median === undefined || total.answered < fewest) return rmSync(file, { force: true });
  await writeWhole(file, JSON.stringify({ hours: total.median, count: total.answered }));
}

/** Returns the sentence as it is now, in all languages: the style sheet shows that of the page. '' for none. */
export function createAnswerTimes(file: string, texts: Texts, clock: Clock, log: Log): () => string {
  const markupOf = (path: string) => {
    const { hours, count } = JSON.parse(readFileSync(path, 'utf8')) as { hours: number; count: number };
    const shown = (locale: string) => ({ hours: hours.toLocaleString(locale), count: count.toLocaleString(locale) });
    const sentence = (locale: Locale) =>
      fill(inLocale(texts, locale).answerTimes[pluralForm(hours, locale)], shown(locale));
    return texts.languages.locales.map((locale) => html`<span lang="${locale}">${sentence(locale)}</span>`).join('');
  };
  const current = createWatchedFile(file, markupOf, clock, log, 'answer-times');
  return () => current() ?? '';
}
