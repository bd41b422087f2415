import { fieldsAs, fieldsOf, setIn, wordRoles } from './fields.ts';
import type { Schema } from './forms.server.ts';
import { keepTogether } from './line-breaks.ts';
import type { Site } from './open-site.server.ts';

const made = new WeakMap<Site, Site>();

/** The same site with the prose of its pages and shell as HTML shows it: words that belong together stay in one line. */
export function forHtml(site: Site): Site {
  const known = made.get(site) ?? withKeptWords(site);
  made.set(site, known);
  return known;
}

/** All but words that stand in an address. */
const prose = wordRoles.filter((role) => role !== 'mail-subject');

function withKeptWords(site: Site): Site {
  const { forms } = site;
  const keep = keeper(site);
  const kept = new WeakMap<object, object>();
  function inHtml<Content extends object>(form: Schema, content: Content): Content {
    const copy = kept.get(content) ?? structuredClone(content);
    if (!kept.has(content))
      for (const { path, value } of fieldsAs(fieldsOf(form, content, { parts: false }), ...prose))
        setIn(copy, path, keep(value));
    kept.set(content, copy);
    return copy as Content;
  }
  return {
    ...site,
    page: (...asked) => inHtml(forms.shape('page'), site.page(...asked)),
    words: (locale) => inHtml(forms.shape('site'), site.words(locale)),
    contactTexts: (locale) => inHtml(forms.shape('contact-service'), site.contactTexts(locale)),
  };
}

/** Keeps words of a text together, and the phone numbers of the company, which each country groups in its own way. */
export function keeper({ company }: Site): (text: string) => string {
  const { phone, emergencyPhone } = company();
  return (text) => keepTogether(text, [phone.shown, emergencyPhone.shown]);
}
