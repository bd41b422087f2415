import { brotliCompressSync } from 'node:zlib';
import type { FirstStyle } from './first-style.ts';

/**
 * What a server may send before it must wait for the visitor's first acknowledgment: ten segments of 1460 bytes
 * (RFC 6928), less what the answer's headers take.
 */
export const firstFlight = 10 * 1460 - 1200;

/** The id of what a page says first: the paragraph after its headline. */
const firstWords = 'first-words';

const paragraphAfterHeadline = /<\/h1>.*?<p\b/s;
const styleElement = /<style([^>]*)>[\s\S]*?<\/style>/;

/**
 * Takes a page and the reducer of its style sheet, gives the page with the rules that its first view needs in place of
 * the whole sheet. The first frame waits until the paragraph after the headline is parsed: a frame of the header alone
 * would put off the one with the words. As many sections are styled as fit into the first flight: all, or two, or one.
 * The sections after them are neither laid out nor seen until the whole sheet is there, at most for 4 s and not when a
 * script failed; without scripts the whole sheet is waited for. Throws when the page has no style sheet, no section or
 * no paragraph after a headline.
 */
export function lightenPage(html: string, firstStyle: FirstStyle, sheet: string): string {
  const whole = `<link rel="expect" href="#${firstWords}" blocking="render"/><noscript><link rel="stylesheet" href="${sheet}"/></noscript></head>`;
  if (!styleElement.test(html)) throw new Error('The rendered page has no style sheet: see scripts/paint-first.');
  if (!paragraphAfterHeadline.test(html))
    throw new Error('The rendered page has no paragraph after its headline: see scripts/paint-first.');
  const named = html.replace(paragraphAfterHeadline, (upToIt) => `${upToIt} id="${firstWords}"`);
  const styled = (css: string) =>
    named
      .replace(styleElement, (_, attributes) => `<style${attributes}>${css}</style>`)
      .replace('</head>', () => whole);
  const bare = html.replace(styleElement, '');
  const all = styled(firstStyle(bare));
  if (fits(all)) return all;
  const two = styled(firstStyle(beginning(bare, 2)) + unseenAfter(2));
  return fits(two) ? two : styled(firstStyle(beginning(bare, 1)) + unseenAfter(1));
}

/** What the whole sheet says to show the sections that waited for it. */
export const shownByWholeSheet = ':root{--wait:none}';

function fits(html: string): boolean {
  return brotliCompressSync(html).length <= firstFlight;
}

/** The page up to the end of its section number `count`. */
function beginning(html: string, count: number): string {
  const main = html.indexOf('<main');
  const starts = [...html.slice(main).matchAll(/<section\b/g)].map(({ index }) => main + index);
  if (main === -1 || starts.length === 0)
    throw new Error('The rendered page has no sections: see scripts/paint-first.');
  return html.slice(0, starts[count]);
}

function unseenAfter(count: number): string {
  const last = `section:nth-of-type(${count})`;
  const waiting = `main>${last}~*,main>*>${last}~*,main~*`;
  return `html:not([data-failed]) :is(${waiting}){animation:var(--wait,wait 4s step-end)}@keyframes wait{0%{visibility:hidden;content-visibility:hidden}}`;
}
