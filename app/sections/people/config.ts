import { z } from 'zod';
import { idOf, image, properName, sample, text, title, until, webAddress } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import type { SectionContext } from '#site/section-context.server.ts';

const certification = z.strictObject({ name: properName, issuer: properName, until: until.optional() });

const person = z.strictObject({
  id: idOf('person'),
  name: properName,
  role: text,
  about: text.optional(),
  image: image.optional(),
  languages: text,
  certifications: z.array(certification).max(6).default([]),
  link: webAddress.optional(),
  sample,
});

/** The person with this id and the address of their entry; undefined where no page shows them. */
export function personOf(id: string | undefined, context: SectionContext) {
  const [person] = context
    .pagesWith(people)
    .flatMap(({ path, section }) =>
      section.items
        .filter((item) => item.id === id)
        .map(({ name, role, image, sample }) => ({ name, role, image, sample, to: `${context.address(path)}#${id}` })),
    );
  return person;
}

const people = defineSection({
  type: 'people',
  fields: { title, description: text, items: z.array(person).min(1) },
  view: ({ items, ...content }, context) => ({
    ...content,
    items: items.map(({ certifications, ...person }) => ({
      ...person,
      certifications: certifications.map(({ name, issuer, until }) => ({
        name,
        issuer,
        note: context.validity(until),
      })),
    })),
  }),
});

export default people;
