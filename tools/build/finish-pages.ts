import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import render from 'dom-serializer';
import { type Element, Text } from 'domhandler';
import { append, prependChild, removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { buildDirectory } from '#shared/build-directory.ts';
import { elements } from '#tools/html-elements.ts';

const site = join(buildDirectory, 'client');

/** What is below the first view of a page: its rules come with the style sheet. On a phone the contact form is in that view. */
const belowFirstView = 'main section:nth-of-type(n + 3):not(.contact), body:has(main section:nth-of-type(3)) > footer';

/** Writes HTML as React does. */
const asReact = { encodeEntities: 'utf8', emptyAttrs: true } as const;

const fallbackFonts = readFileSync('.generated/fallback-fonts.css', 'utf8');

const beasties = new Beasties({
  path: site,
  preload: 'body',
  fonts: false,
  pruneSource: false,
  // No built page matches these: the server fills the notice, and app/early.js marks a page that failed.
  allowRules: [/\.site-notice/, /\[data-failed\]/],
  logLevel: 'error',
});

/**
 * Lets a page be painted before all else: the rules for its first view stand in its head (critical CSS), the style sheet
 * follows after the footer, and scripts are fetched from there on.
 */
export async function finishPage(html: string): Promise<string> {
  const page = parseDocument(html);
  const [viewport] = elements(page, 'meta[name="viewport"]');
  const [sheet] = elements(page, 'link[rel="stylesheet"]');
  const [footer] = elements(page, 'body > footer');
  if (!viewport || !sheet || !footer) throw new Error('A rendered page has no viewport, style sheet or footer.');
  append(viewport, await criticalStyle(html));
  // Before the script that restores the scroll position: it waits for the sheet, which gives the page its height.
  removeElement(sheet);
  append(footer, sheet);
  for (const link of elements(page, 'link[rel="modulepreload"]')) removeElement(link);
  return render(page, asReact);
}

async function criticalStyle(html: string): Promise<Element> {
  const firstView = parseDocument(html);
  for (const element of elements(firstView, belowFirstView)) removeElement(element);
  const [style] = elements(parseDocument(await beasties.process(render(firstView, asReact))), 'style');
  if (!style) throw new Error('No critical CSS was found for a page.');
  // The first frame is set in the fallback fonts. The fonts come with the style sheet, so that they do not delay it.
  prependChild(style, new Text(fallbackFonts));
  return style;
}

if (import.meta.main) {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of pages) writeFileSync(join(site, page), await finishPage(readFileSync(join(site, page), 'utf8')));
}
