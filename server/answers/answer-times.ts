import { html } from 'hono/html';
import type { Clock } from '#server/clock.ts';
import { answersSince } from '#server/store/answers.ts';
import type { Store } from '#server/store/store.ts';
import type { Texts } from '#server/texts.ts';
import { fill } from '#shared/fill.ts';
import { pluralForm } from '#shared/plural.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';
import { createBusinessTime } from './business-time.ts';
import { figuresOf } from './figures.ts';

const quarter = 91 * 24 * 3600_000;
/** Fewer answers say little, and could give away a single one of them. */
const fewest = 20;

/** The sentence about answer times in all languages, of which the style sheet shows one; '' for none. */
export function createAnswerTimes(store: Store, texts: Texts, openContent: () => Site, clock: Clock) {
  let markup = '';

  function sentenceIn(locale: Locale, hours: number, count: number): string {
    const values = { hours: hours.toLocaleString(locale), count: count.toLocaleString(locale) };
    return fill(inLocale(texts, locale).answerTimes[pluralForm(hours, locale)], values);
  }

  return {
    markup: () => markup,
    async count(): Promise<void> {
      const company = openContent().company();
      const now = clock.now();
      const rows = company.promises.publish ? answersSince(store, now - quarter) : [];
      const [total] = await figuresOf(rows, createBusinessTime(company), now);
      const { median, answered = 0 } = total ?? {};
      const sentences =
        median === undefined || answered < fewest
          ? []
          : texts.site.locales.map(
              (locale) => html`<span lang="${locale}">${sentenceIn(locale, median, answered)}</span>`,
            );
      markup = sentences.join('');
    },
  };
}
