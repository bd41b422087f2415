import { z } from 'zod';
import { fill, namesIn } from '#shared/fill.ts';
import { assertionIds, coverageOf, type Scheme, testBrowser } from '#site/accessibility-assertions.ts';
import { paragraphs, sectionId, text, textWith } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

/** A paragraph or an entry of a list. */
const sentence = z.strictObject({
  text: textWith('pages', 'languages', 'widths', 'schemes', 'browser'),
  assertion: z.enum(assertionIds).optional(),
  visits: z.enum(['counted', 'not-counted']).optional(),
  sources: z.enum(['sent', 'not-sent']).optional(),
});

const tests = z.strictObject({
  everyPage: textWith('count'),
  schemes: z.strictObject({ light: text, dark: text } satisfies Record<Scheme, z.ZodType>),
});

type Sentence = z.output<typeof sentence>;
type Tests = z.output<typeof tests>;

/** A sentence with the figures of its assertion, if it names one. Throws for a `{name}` that is no figure. */
export function assertionText(
  { text: sentence, assertion }: Sentence,
  words: Tests | undefined,
  site: SiteReader,
): string {
  if (!assertion) return filled(sentence, {});
  if (!words) throw new Error(`A text names the assertion ${assertion}: add the group "tests" to its section.`);
  const { widths, schemes = [] } = coverageOf(assertion);
  const names = new Intl.DisplayNames(site.locale, { type: 'language' });
  const list = new Intl.ListFormat(site.locale);
  return filled(sentence, {
    pages: fill(words.everyPage, { count: site.pageCount }),
    languages: list.format(site.languages.map((language) => names.of(language) ?? language)),
    widths: list.format(widths.map(String)),
    ...(schemes.length > 0 && { schemes: list.format(schemes.map((scheme) => words.schemes[scheme])) }),
    browser: testBrowser.name,
  });
}

function filled(sentence: string, values: Record<string, string>): string {
  const unknown = namesIn(sentence).find((name) => !Object.hasOwn(values, name));
  if (unknown) throw new Error(`{${unknown}} stands for nothing in "${sentence}".`);
  return fill(sentence, values);
}

/** The texts that are true of this build, with the figures of the assertions that they name. */
export default defineSection({
  type: 'legal',
  fields: {
    effective: z.iso.date(),
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
