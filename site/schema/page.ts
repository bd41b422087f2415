import { z } from 'zod';
import type { Section, SectionTypes } from '../section.ts';
import { pageBase, sectionId } from './field-types.ts';

export type PageContent = z.output<typeof pageBase> & { sections: Section[] };

export function pageSchema({ definitions }: SectionTypes): z.ZodType<PageContent> {
  const [first, ...others] = definitions.map(({ type, fields }) =>
    z.strictObject({
      type: z.literal(type),
      id: sectionId.optional(),
      ...fields,
      off: z.literal(true).meta({ role: 'off' }).optional(),
    }),
  );
  if (!first) throw new Error('There is no type of section.');
  return pageBase.extend({ sections: z.array(z.discriminatedUnion('type', [first, ...others])).min(1) });
}
