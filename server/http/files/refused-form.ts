import { html, raw } from 'hono/html';
import { DomUtils, parseDocument } from 'htmlparser2';
import { contactFields } from '#shared/contact.ts';
import { oncePerPage } from './page-slot.ts';
import type { SiteEntry } from './site-entry.ts';

export type Reason = 'busy' | 'down';
export type Typed = Readonly<Record<string, unknown>>;

/**
 * Returns the page that answers a refused form without script: why, from the page of refusals, and the contact page's form
 * with what was typed. Its address is none of the router's, so it has no script.
 */
export function createRefusedForms() {
  const formOf = oncePerPage((page) => {
    const document = parseDocument(page);
    const styles = DomUtils.getElementsByTagName('style', document, true, 1).map((style) =>
      DomUtils.getOuterHTML(style),
    );
    const form = DomUtils.getElementsByTagName('form', document).find(({ attribs }) => attribs.method === 'post');
    return form && { styles: styles.join(''), form: DomUtils.getOuterHTML(form) };
  });
  const wordsOf = oncePerPage((page) => {
    const document = parseDocument(page);
    const [title] = DomUtils.getElementsByTagName('h1', document, true, 1);
    const said = (reason: Reason) => DomUtils.textContent(DomUtils.getElementById(reason, document) ?? []);
    return { title: DomUtils.textContent(title ?? []), busy: said('busy'), down: said('down') };
  });

  return (contact: SiteEntry, notSent: SiteEntry, language: string, reason: Reason, typed: Typed) => {
    const shape = formOf(contact);
    if (!shape) return undefined;
    const words = wordsOf(notSent);
    return String(html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${raw(shape.styles)}</head>
<body><main class="container section-slim"><h1 class="heading text-h2">${words.title}</h1>
<p class="mt-6 text-measure">${words[reason]}</p>${raw(filled(shape.form, typed))}</main></body></html>`);
  };
}

function filled(form: string, typed: Typed): string {
  const document = parseDocument(form);
  const isField = (tag: string) => tag === 'input' || tag === 'textarea';
  for (const field of DomUtils.getElementsByTagName(isField, document)) {
    const name = contactFields.find((each) => each === field.attribs.name);
    const text = name && typed[name];
    if (typeof text !== 'string') continue;
    if (field.name === 'textarea') field.children = parseDocument(`${html`${text}`}`).children;
    else field.attribs.value = text;
  }
  return DomUtils.getOuterHTML(document);
}
