import { brotliCompressSync } from 'node:zlib';
import type { FirstStyle } from './first-style.ts';

/**
 * What a server may send before it must wait for the visitor's first acknowledgment: ten segments of 1460 bytes
 * (RFC 6928), less what the answer's headers take.
 */
export const firstFlight = 10 * 1460 - 1200;

/** The id of what follows the first view, where it has none of its own. */
const afterFirstView = 'after-first-view';

const styleElement = /<style([^>]*)>[\s\S]*?<\/style>/;

/**
 * Takes a page and the reducer of its style sheet, gives the page with the rules that its first view needs in place of
 * the whole sheet. As many sections are styled as fit into the first flight: all, or two, or one. The first frame waits
 * until two of them, or the one, are parsed: a frame of the header alone would put off the one with the words, and half a
 * section moves as its rest comes. It shows no more than these, so that it is not later where more was parsed in time: what
 * is styled follows after 500 ms, when the fonts of a fast line have come and settled (page-scripts.ts). The sections that
 * are not styled are neither laid out nor seen until the whole sheet is there, at most for 4 s and not when a script
 * failed; without scripts the whole sheet is waited for. Throws when the page has no style sheet, no section, or nothing
 * after those that are waited for. Gives too whether the page `fits` into the first flight: one of which a single styled
 * section is too much does not.
 */
export function lightenPage(html: string, firstStyle: FirstStyle, sheet: string): { html: string; fits: boolean } {
  if (!styleElement.test(html)) throw new Error('The rendered page has no style sheet: see tools/build/paint-first.');
  const bare = html.replace(styleElement, '');
  function styled(css: string, count: number): string {
    return laidOutAfter(waitForSections(html, count), count)
      .replace(styleElement, (_, attributes) => `<style${attributes}>${css}</style>`)
      .replace('</head>', () => `<noscript><link rel="stylesheet" href="${sheet}"/></noscript></head>`);
  }
  const all = styled(firstStyle(laidOutAfter(bare, 2)) + unseenAfter(2, '500ms'), 2);
  if (fits(all)) return { html: all, fits: true };
  const two = styled(firstStyle(beginning(bare, 2)) + unseenAfter(2, '4s'), 2);
  if (fits(two)) return { html: two, fits: true };
  const one = styled(firstStyle(beginning(bare, 1)) + unseenAfter(1, '4s'), 1);
  return { html: one, fits: fits(one) };
}

/**
 * Lets the first frame wait until `count` sections are parsed: for the next one. Where there is none the footer may be in
 * view too, whose columns take their room from one another: there it waits for what follows the footer. Browsers take an
 * element for parsed as it begins.
 */
function waitForSections(html: string, count: number): string {
  const start = startsOfSections(html)[count] ?? html.search(/(?<=<\/footer>)<\w/);
  if (start === -1) throw new Error('The rendered page has nothing after its footer: see tools/build/paint-first.');
  const next = html.slice(start);
  const own = next.match(/^<[^>]*?\bid="([^"]+)"/)?.[1];
  const named = own ? html : html.slice(0, start) + next.replace(/^<\w+/, `$& id="${afterFirstView}"`);
  return named.replace(
    '</head>',
    () => `<link rel="expect" href="#${own ?? afterFirstView}" blocking="render"/></head>`,
  );
}

/** What the whole sheet says to show the sections that waited for it; where no script lays them out later, all of them for good. */
export const shownByWholeSheet = ':root{--wait:visible}@media (scripting:none){*{--wait:visible!important}}';

function fits(html: string): boolean {
  return brotliCompressSync(html).length <= firstFlight;
}

/** The page with its mark after which section it is laid out later: app/styles/base.css, app/hooks/later-layout.ts. */
function laidOutAfter(html: string, count: number): string {
  return html.replace(/<html[^>]*/, `$& data-layout="after-${count}"`);
}

/** The page up to the end of its section number `count`. */
function beginning(html: string, count: number): string {
  return html.slice(0, startsOfSections(html)[count]);
}

function startsOfSections(html: string): number[] {
  const main = html.indexOf('<main');
  const starts = [...html.slice(main).matchAll(/<section\b/g)].map(({ index }) => main + index);
  if (main === -1 || starts.length === 0)
    throw new Error('The rendered page has no sections: see tools/build/paint-first.');
  return starts;
}

/**
 * Hides what follows the section for a while after the first frame. The animation has only its end in it: waiting costs
 * nothing, while one that runs has its elements styled in every frame. `visibility` knows no `auto`, and inherits then.
 */
function unseenAfter(count: number, time: string): string {
  const last = Array(count).fill('section').join('~');
  const waiting = `main>${last}~*,main>*>${last}~*,main~*`;
  return `html:not([data-failed]) :is(${waiting}){visibility:var(--wait,hidden);content-visibility:var(--wait,hidden);animation:wait 1ms ${time} forwards}@keyframes wait{to{--wait:auto}}`;
}
