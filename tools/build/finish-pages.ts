import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { selectAll } from 'css-select';
import render from 'dom-serializer';
import { type Document, type Element, isTag } from 'domhandler';
import { removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';

const site = 'build/client';

/** What is in view when a page opens: its rules stand in the page itself. */
const inView = 'body > .skip, body > .splash, body > header, main > .failure, main section:nth-of-type(-n + 2)';

const beasties = new Beasties({
  path: site,
  preload: 'body',
  fonts: false,
  pruneSource: false,
  // The server fills it (server/http/notice/), so that no page holds it yet.
  allowRules: [/\.site-notice/],
  logLevel: 'error',
});

/**
 * Lets a page be painted before all else: the rules for its first view stand in its head (critical CSS), the style sheet
 * follows at its end, and scripts are fetched from there on.
 */
export async function finishPage(html: string): Promise<string> {
  const page = parseDocument(html);
  for (const element of select(inView, page)) element.attribs['data-beasties-container'] = '';
  for (const link of select('link[rel="modulepreload"]', page)) removeElement(link);
  const finished = parseDocument(await beasties.process(render(page, { encodeEntities: 'utf8' })));
  for (const element of select('[data-beasties-container]', finished))
    delete element.attribs['data-beasties-container'];
  // React Router's own mark is no attribute of HTML, and nothing reads it.
  for (const map of select('script[rr-importmap]', finished)) delete map.attribs['rr-importmap'];
  return render(finished, { encodeEntities: 'utf8' });
}

function select(selector: string, document: Document): Element[] {
  return selectAll(selector, document).filter((node) => isTag(node));
}

if (import.meta.main) {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of pages) writeFileSync(join(site, page), await finishPage(readFileSync(join(site, page), 'utf8')));
}
