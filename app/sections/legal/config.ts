import { z } from 'zod';
import { assertionIds, coverageOf, type Scheme, testBrowser } from '#site/accessibility-assertions.ts';
import { paragraphs, sectionId, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

/** A paragraph or an entry of a list. */
const sentence = z.strictObject({
  text,
  assertion: z.enum(assertionIds).optional(),
  visits: z.enum(['counted', 'not-counted']).optional(),
  sources: z.enum(['sent', 'not-sent']).optional(),
});

const tests = z.strictObject({
  everyPage: text,
  schemes: z.strictObject({ light: text, dark: text } satisfies Record<Scheme, z.ZodType>),
});

type Sentence = z.output<typeof sentence>;
type Tests = z.output<typeof tests>;

/** A sentence with the figures of its assertion, where it names one. Throws for a `$name` that stands for none. */
export function assertionText(
  { text: sentence, assertion }: Sentence,
  words: Tests | undefined,
  site: SiteReader,
): string {
  if (!assertion) return sentence;
  if (!words) throw new Error(`A text names the assertion ${assertion}: add the group "tests" to its section.`);
  const { widths, schemes = [] } = coverageOf(assertion);
  const names = new Intl.DisplayNames(site.locale, { type: 'language' });
  const list = new Intl.ListFormat(site.locale);
  return fill(sentence, {
    pages: fill(words.everyPage, { count: String(site.pageCount) }),
    languages: list.format(site.languages.map((language) => names.of(language) ?? language)),
    widths: list.format(widths.map(String)),
    schemes: list.format(schemes.map((scheme) => words.schemes[scheme])),
    browser: testBrowser.name,
  });
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\$(\w+)/g, (place, name: string) => {
    if (values[name]) return values[name];
    throw new Error(`${place} stands for nothing in "${sentence}". Known are ${Object.keys(values).join(', ')}.`);
  });
}

/** The texts that are true of this build, with the figures of the assertions that they name. */
export default defineSection({
  type: 'legal',
  fields: {
    effective: z.iso.date('must be a date such as 2026-11-20'),
    sampleNote: text.meta({ role: 'sample-note' }).optional(),
    tests: tests.optional(),
    parts: z
      .array(
        paragraphs.extend({ id: sectionId, paragraphs: z.array(sentence).min(1), items: z.array(sentence).optional() }),
      )
      .min(1),
  },
  view({ effective, sampleNote, parts, tests: words }, site) {
    const visits = site.settings.VISITS === 'on' ? 'counted' : 'not-counted';
    const sources = site.settings.SOURCES === 'off' ? 'not-sent' : 'sent';
    const textsOf = (sentences: Sentence[]) =>
      sentences
        .filter((entry) => [undefined, visits].includes(entry.visits) && [undefined, sources].includes(entry.sources))
        .map((entry) => assertionText(entry, words, site));
    return {
      effective: { day: effective, text: site.date(effective) },
      sampleNote,
      parts: parts.map(({ id, title, paragraphs, items }) => ({
        id,
        title,
        paragraphs: textsOf(paragraphs),
        items: items && textsOf(items),
      })),
    };
  },
});
