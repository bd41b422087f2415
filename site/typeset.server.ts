import type { Site } from './create-site.server.ts';
import { replaceFields, wordRoles } from './fields.server.ts';
import type { JsonSchema } from './json-schemas.server.ts';
import { memoizeByObject } from './memoize.ts';
import type { Role } from './schema/field-role.ts';
import { typesetText } from './typeset-text.ts';

/** The same site with its prose as HTML shows it: no line ends between words that belong together. */
export const typeset = memoizeByObject(makeTypeset);

function makeTypeset(site: Site): Site {
  const { jsonSchemas } = site;
  const typesetWords = typesetterOf(site);
  const typesetByContent = new WeakMap<object, object>();

  /** Applies to all words but the subject of a mail link. */
  function change(role: Role | undefined, value: unknown): unknown {
    const isProse = role && role !== 'mail-subject' && wordRoles.includes(role);
    return isProse && typeof value === 'string' ? typesetWords(value) : value;
  }

  function typesetOnce<Content extends object>(content: Content, make: () => unknown): Content {
    const cached = typesetByContent.get(content) ?? (make() as object);
    typesetByContent.set(content, cached);
    return cached as Content;
  }

  const typesetContent = <Content extends object>(jsonSchema: JsonSchema, content: Content) =>
    typesetOnce(content, () => replaceFields(jsonSchema, content, change));

  return {
    ...site,
    page: (...parameters) => typesetContent(jsonSchemas.plain('page'), site.page(...parameters)),
    sectionsOf(...parameters) {
      const sections = site.sectionsOf(...parameters);
      return typesetOnce(sections, () => sections.map((section) => site.changeFields(section, change)));
    },
    shellWords: (locale) => typesetContent(jsonSchemas.plain('site'), site.shellWords(locale)),
    contactWords: (locale) => typesetContent(jsonSchemas.plain('contact-service'), site.contactWords(locale)),
  };
}

/** Typesets a text with the phone numbers of the company, which each country groups in its own way. */
export function typesetterOf({ company }: Site): (text: string) => string {
  const { phone, emergencyPhone = phone } = company();
  return (text) => typesetText(text, [phone.shown, emergencyPhone.shown]);
}
