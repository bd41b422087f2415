import { z } from 'zod';
import { type AssertionId, assertionIds, type Scheme } from '#app/content/accessibility-assertions.ts';
import type { SiteReader } from '#app/content/loaders/site-reader.server.ts';
import { paragraphs, sectionId, text } from '#app/content/schema/parts.ts';

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

export const schema = z.strictObject({
  effective: z.iso.date('must be a date such as 2026-11-20'),
  sampleNote: text.optional(),
  tests: tests.optional(),
  parts: z
    .array(
      paragraphs.extend({ id: sectionId, paragraphs: z.array(sentence).min(1), items: z.array(sentence).optional() }),
    )
    .min(1),
});

type Content = z.output<typeof schema>;

/** The texts that are true of this build, with the figures of the assertions that they name. */
export function load({ parts, tests: words }: Content, site: SiteReader) {
  const visits = process.env.VISITS === 'on' ? 'counted' : 'not-counted';
  const sources = process.env.SOURCES === 'off' ? 'not-sent' : 'sent';
  const say = (sentences: z.output<typeof sentence>[]) =>
    sentences
      .filter((entry) => [undefined, visits].includes(entry.visits) && [undefined, sources].includes(entry.sources))
      .map((entry) => (entry.assertion ? assertionText(entry.text, entry.assertion, words, site) : entry.text));
  return parts.map((part) => ({
    id: part.id,
    title: part.title,
    paragraphs: say(part.paragraphs),
    items: part.items && say(part.items),
  }));
}

function assertionText(
  sentenceText: string,
  assertion: AssertionId,
  words: Content['tests'],
  site: SiteReader,
): string {
  if (!words) throw new Error(`A text names the assertion ${assertion}: add the group "tests" to its section.`);
  return site.assertionText({ text: sentenceText, assertion }, words);
}
