import { html, raw } from 'hono/html';
import { DomUtils, parseDocument } from 'htmlparser2';
import { contactFields } from '#shared/contact.ts';
import type { Values } from './body.ts';

export type RefusedReason = 'busy' | 'down';

/**
 * The page that answers a refused form without script: why, from the page of refusals, and the contact page's form
 * with what was typed, without scripts. Undefined where that page has no form.
 */
export function refusedForm(contact: string, notSent: string, language: string, reason: RefusedReason, typed: Values) {
  const [page, refusals] = [parseDocument(contact), parseDocument(notSent)];
  const form = DomUtils.getElementsByTagName('form', page).find(({ attribs }) => attribs.method === 'post');
  if (!form) return undefined;
  const title = DomUtils.textContent(DomUtils.getElementsByTagName('h1', refusals, true, 1));
  const why = DomUtils.textContent(DomUtils.getElementById(reason, refusals) ?? []);
  const styles = DomUtils.getElementsByTagName('style', page, true, 1).map((style) => DomUtils.getOuterHTML(style));
  setFields(form, typed);
  return String(html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${raw(styles.join(''))}</head>
<body><main class="container section-slim"><h1 class="heading text-h2">${title}</h1>
<p class="mt-6 text-measure">${why}</p>${raw(DomUtils.getOuterHTML(form))}</main></body></html>`);
}

function setFields(form: Parameters<typeof DomUtils.getElementsByTagName>[1], typed: Values): void {
  const isField = (tag: string) => ['input', 'textarea', 'select'].includes(tag);
  for (const field of DomUtils.getElementsByTagName(isField, form)) {
    const name = contactFields.find((each) => each === field.attribs.name);
    const text = name && typed[name];
    if (typeof text !== 'string') continue;
    if (field.name === 'input') field.attribs.value = text;
    if (field.name === 'textarea') field.children = parseDocument(`${html`${text}`}`).children;
    for (const { attribs } of DomUtils.getElementsByTagName('option', field)) {
      delete attribs.selected;
      if (attribs.value === text) attribs.selected = 'selected';
    }
  }
}
