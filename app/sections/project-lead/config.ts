import { z } from 'zod';
import { idReference, properName, sample, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import { personOf } from '../people/config.ts';

/** Who leads the work: a role, or a person of a section `people`. */
export default defineSection({
  type: 'project-lead',
  fields: {
    title,
    person: idReference('person').optional(),
    role: text,
    description: text,
    certifications: z.array(properName).min(1).max(4),
    languages: text,
    sample,
  },
  view({ person: id, ...content }, context) {
    const person = personOf(id, context);
    return { ...content, person: person && { name: person.name, image: person.image, to: person.to } };
  },
});
