import { z } from 'zod';
import { paragraphs, sectionId, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** A paragraph or an entry of a list. */
const sentence = z.strictObject({
  text,
  visits: z.enum(['counted', 'not-counted']).optional(),
  sources: z.enum(['sent', 'from-page', 'from-tab', 'not-sent']).optional(),
});

type Sentence = z.output<typeof sentence>;

/** What is true of where a visit came from, by the setting SOURCES. */
const sourcesBySetting: Record<string, Sentence['sources'][]> = {
  on: ['sent', 'from-page'],
  tab: ['sent', 'from-tab'],
  off: ['not-sent'],
};

/** The texts that are true with the settings of this build. */
export default defineSection({
  type: 'legal',
  fields: {
    effective: z.iso.date(),
    sampleNote: text.meta({ role: 'sample-note' }).optional(),
    parts: z
      .array(
        paragraphs.extend({ id: sectionId, paragraphs: z.array(sentence).min(1), items: z.array(sentence).optional() }),
      )
      .min(1),
  },
  view({ effective, sampleNote, parts }, context) {
    const visits = context.settings.VISITS === 'on' ? 'counted' : 'not-counted';
    const sources = sourcesBySetting[context.settings.SOURCES || 'on'] ?? [];
    const textsOf = (sentences: Sentence[]) =>
      sentences
        .filter(
          (entry) => [undefined, visits].includes(entry.visits) && [undefined, ...sources].includes(entry.sources),
        )
        .map(({ text }) => text);
    return {
      effective: { day: effective, text: context.date(effective) },
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
