import { replaceFields, wordRoles } from './fields.server.ts';
import type { JsonSchema } from './json-schemas.server.ts';
import { keepTogether } from './line-breaks.ts';
import { perObject } from './once.ts';
import type { Site } from './open-site.server.ts';
import type { Role } from './schema/field-role.ts';

/** The same site with its prose as HTML shows it: words that belong together stay in one line. */
export const forHtml = perObject(withKeptWords);

function withKeptWords(site: Site): Site {
  const { jsonSchemas } = site;
  const keep = keeper(site);
  const kept = new WeakMap<object, object>();

  /** Applies to all words but the subject of a mail link. */
  function change(role: Role | undefined, value: unknown): unknown {
    const isProse = role && role !== 'mail-subject' && wordRoles.includes(role);
    return isProse && typeof value === 'string' ? keep(value) : value;
  }

  function once<Content extends object>(content: Content, make: () => unknown): Content {
    const cached = kept.get(content) ?? (make() as object);
    kept.set(content, cached);
    return cached as Content;
  }

  const inHtml = <Content extends object>(jsonSchema: JsonSchema, content: Content) =>
    once(content, () => replaceFields(jsonSchema, content, change));

  return {
    ...site,
    page: (...asked) => inHtml(jsonSchemas.plain('page'), site.page(...asked)),
    sectionsOf(...asked) {
      const sections = site.sectionsOf(...asked);
      return once(sections, () => sections.map((section) => site.changeFields(section, change)));
    },
    words: (locale) => inHtml(jsonSchemas.plain('site'), site.words(locale)),
    contactTexts: (locale) => inHtml(jsonSchemas.plain('contact-service'), site.contactTexts(locale)),
  };
}

/** Keeps words of a text together, and the phone numbers of the company, which each country groups in its own way. */
export function keeper({ company }: Site): (text: string) => string {
  const { phone, emergencyPhone = phone } = company();
  return (text) => keepTogether(text, [phone.shown, emergencyPhone.shown]);
}
