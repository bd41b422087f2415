import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { nearby, portion, sizeOf, smallParts, takePortion } from '#app/hooks/portions.ts';
import { followerAttribute } from '#server/headers/inline-hashes.ts';
import { fallbackAttribute } from './fallback-faces.ts';
import { keepLines } from './keep-lines.ts';
import { layOutNear } from './lay-out-near.ts';

export type Face = { family: string; src: string; weight: string };

export type LiftedPage = {
  /** The page with its small starter as its only script that runs, and the integrity list before it. */
  html: string;
  /** The module that the starter runs: it fetches the fonts and the data, and runs the other files in their order. */
  module: PageFile;
  /** The router's data for this page. */
  data: PageFile;
};

export type PageFile = { address: string; text: string };

/** How long after the first frame the whole style sheet waits for the page's module at most, in ms. */
const patience = 2000;

/** How long it waits there for the fonts at most, in ms. */
const fontPatience = 1000;

/**
 * How long after its start, in ms, the page's module leaves the fonts alone. On a fast line all files come together, and
 * while the scripts are compiled beside the main thread a device of few cores takes twice the time to lay out a page.
 */
const settling = 200;

const anyScript = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const staticImport = /import(?: \* as (\w+) from)? ?"([^"]+)";?/g;
const entryImport = /import\("([^"]+)"\);?\s*$/;
const enqueuedData = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);?$/s;
const routerContext = '__reactRouterContext';
const routeModules = /window\.__reactRouterRouteModules = \{.*\};/;

/** Files that all others need (vite.config.ts), in the order in which each can run when those before it have. */
const foundations = ['/assets/react-', '/assets/router-', '/assets/site-'];

/**
 * Takes the HTML that React Router rendered and gives it with its scripts moved behind the first paint: nothing is
 * fetched before a frame has been shown (but where the address leads to words in the text), then the whole style sheet, the
 * fonts and all files at once, and each file runs in a task of its own, while the splash still covers the page (a key or a
 * click ends it). When a file cannot be had or throws while it starts, the root element is marked `data-failed`, which
 * shows all content and a notice.
 *
 * The integrity list in the page holds the files of this page; the list for all others follows with its module, and the
 * page names its hash for the policy. What the router wrote into the page as scripts goes into two files of the page's
 * own; their elements stay, empty, for React to find. Throws when the HTML has another form than expected, so that an
 * upgrade of the router cannot undo this unseen.
 */
export function liftScripts(
  html: string,
  { faces, sheet, integrity }: { faces: Face[]; sheet: string; integrity: Record<string, string> },
): LiftedPage {
  const preloads = [...html.matchAll(preloadLink)].flatMap(([, address]) => address ?? []);
  const scripts = [...html.matchAll(anyScript)].map(([, attributes = '', text = '']) => ({ attributes, text }));
  const start = scripts.find(({ attributes }) => attributes.includes('type="module"'));
  const own = scripts.filter(({ attributes }) => attributes === '').map(({ text }) => text.trim());
  const hasList = scripts.some(({ attributes }) => attributes.includes('type="importmap"'));
  const enqueued = own.flatMap((text) => text.match(enqueuedData)?.[1] ?? []);
  if (!start || !hasList || preloads.length === 0 || enqueued.length === 0) {
    throw new Error(
      'The rendered page is not of the form that tools/build/paint-first knows: scripts, preloads or data.',
    );
  }
  const data = pageFile(enqueued.map((text) => JSON.parse(text)).join(''), 'txt');
  const isFirst = ([address]: [string, string]) => preloads.includes(address);
  const files = Object.entries(integrity);
  const laterList = integrityList(files.filter((file) => !isFirst(file)));
  const module = pageFile(
    moduleText(start.text, { own: own.filter((text) => !enqueuedData.test(text)), data, preloads, faces, laterList }),
    'js',
  );
  const list = integrityList([[module.address, integrityOf(module.text)], ...files.filter(isFirst)]);
  const lifted = html.replace(preloadLink, '').replace(anyScript, (whole, attributes: string) => {
    if (attributes === '') return '<script></script>';
    if (attributes.includes('type="importmap"')) {
      return `<script${attributes} ${followerAttribute}="${integrityOf(laterList)}">${list}</script>`;
    }
    return attributes.includes('type="module"')
      ? `<script${attributes}>${starter(module.address, sheet, faces)}</script>`
      : whole;
  });
  return { html: lifted, module, data };
}

/** Gives a file's `integrity` (W3C Subresource Integrity). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function starter(page: string, sheet: string, faces: Face[]): string {
  const fonts = JSON.stringify(faces.map(({ src }) => src));
  const text = [
    'const root=document.documentElement.dataset;',
    // Words in the text that an address leads to (`#:~:text=`) are looked for until half a second after `load`, which waits for a
    // sheet that is asked for before it. Firefox and Safari keep them from scripts: there every visit from another site may have them.
    'const{referrer}=document;',
    'const seeksText=performance.getEntriesByType("navigation")[0]?.name.includes(":~:")||!window.chrome&&referrer&&!referrer.startsWith(location.origin);',
    'for(const type of ["keydown","pointerdown"])addEventListener(type,()=>{root.splash="done"},{once:true});',
    'const link=(rel,href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel,href},more));',
    // Events forget their target.
    `const start=()=>{const styled=new Promise((onload,onerror)=>link("stylesheet","${sheet}",{media:seeksText?"":"print",fetchPriority:"high",onload,onerror})).then(({target})=>target);`,
    // Before the scripts: the sheet waits for the fonts, and the scripts for the sheet.
    // Each in a task of its own: to ask for a file takes a slow phone some 4 ms.
    `for(const href of ${fonts})setTimeout(link,0,"preload",href,{as:"font",crossOrigin:""});`,
    'for(const href in JSON.parse(document.querySelector("[type=importmap]").text).integrity)setTimeout(link,0,"modulepreload",href);',
    // Where no script comes to put the sheet in its place. To set the same value once more would have all styles computed.
    `const applySheet=()=>styled.then(sheet=>{if(sheet.media)sheet.media=""},()=>{});setTimeout(applySheet,${patience});`,
    `Promise.all([import("${page}"),styled]).then(([page,sheet])=>page.start(sheet)).catch(()=>{root.failed="";applySheet()})};`,
    'seeksText?start():requestAnimationFrame(()=>setTimeout(start))',
  ].join('');
  return minified(text);
}

/** Gives a script in as few letters as it can be written, its texts in quotes like those of the page: so they compress best. */
function minified(script: string): string {
  const { code } = minifySync('page.js', script, { module: true });
  if (/\$\{|"/.test(code))
    throw new Error('A script of tools/build/paint-first has texts that cannot be put in quotes.');
  return code.trim().replaceAll('`', '"');
}

function pageFile(text: string, extension: string): PageFile {
  return { address: `/assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`, text };
}

function integrityList(entries: [string, string][]): string {
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
}

type ModuleParts = { own: string[]; data: PageFile; preloads: string[]; faces: Face[]; laterList: string };

function moduleText(start: string, { own, data, preloads, faces, laterList }: ModuleParts): string {
  const imports = [...start.matchAll(staticImport)].map(([, name, address]) => ({ name, address }));
  const entry = start.match(entryImport)?.[1];
  const modules = start.match(routeModules)?.[0];
  if (!entry || !modules || imports.length === 0) {
    throw new Error('The module script is not the one that tools/build/paint-first knows.');
  }
  const firstOnes = foundations.flatMap((name) => preloads.find((address) => address.startsWith(name)) ?? []);
  const guarded = own.map((text) => (text.includes(routerContext) ? text : `try{${text}\n}catch{}`));
  const steps = imports.map(({ name, address }) => `${name ? `const ${name}=` : ''}await run("${address}");`);
  const fonts = faces.map(({ family, src, weight }) => [family, src, weight]);
  return [
    // The list for the files of other pages. Where Trusted Types are required (an option) no script makes a script: there the
    // files of other pages go unchecked, as they do in browsers that take one list a page.
    `try{document.head.append(Object.assign(document.createElement("script"),{type:"importmap",textContent:${JSON.stringify(laterList)}}))}catch{}`,
    `const data=fetch("${data.address}",{integrity:"${integrityOf(data.text)}"}).then(answer=>answer.text());data.catch(()=>{});`,
    // All or none: the fallback faces bear their names, and go as they come.
    `const fonts=Promise.all(${JSON.stringify(fonts)}.map(([family,src,weight])=>new FontFace(family,"url("+src+")",{weight}).load())).catch(()=>{});`,
    minifySync('keep-lines.js', keepLines.toString()).code,
    minifySync('lay-out-near.js', [sizeOf, smallParts, takePortion, layOutNear].join('\n')).code,
    `const portion=${portion};`,
    `const addFaces=faces=>{document.querySelector("[${fallbackAttribute}]").media="not all";for(const face of faces)document.fonts.add(face)};`,
    'const wait=time=>new Promise(done=>setTimeout(done,time));',
    `const settled=wait(${settling});`,
    // In tasks of their own, after the one in which the last of the files came: the look at the lines, the faces, which have all
    // texts laid out anew, and the sheet, which has all styles computed. Faces that are late come by themselves, and what is laid
    // out part by part waits for them.
    `async function restyle(sheet){const faces=await Promise.race([fonts,wait(${fontPatience})]);await settled;await wait();`,
    'if(faces){await keepLines(()=>addFaces(faces));await wait()}else window.fontsShown=fonts.then(faces=>faces&&keepLines(()=>addFaces(faces)));',
    // What the address names, and the place where a reader left the page, may have waited for the sheet, and are not moved
    // again by parts that are laid out after it.
    'if(performance.getEntriesByType("navigation")[0]?.type!="navigate"||scrollY||location.hash)delete document.documentElement.dataset.layout;',
    // The whole sheet takes the place of the page's own, so that later changes are styled by one sheet only.
    `layOutNear(()=>{sheet.media="";document.querySelector("style").media="not all"},{smallParts,takePortion,nearby:${nearby}});`,
    'document.querySelector(":target")?.scrollIntoView()}',
    'const run=async address=>{const module=await import(address);await wait();return module};',
    // The stream is made by the first of the router's scripts and closed by the last. The one before them scrolls to where a
    // reader left the page, and throws where the browser forbids storage: the page then begins at its top.
    `export async function start(sheet){await restyle(sheet);const text=await data;\n${guarded.slice(0, -1).join(';\n')};\n`,
    `window.${routerContext}.streamController.enqueue(text);${guarded.at(-1)};`,
    ...firstOnes.map((address) => `await run("${address}");`),
    ...steps,
    `${modules}await import("${entry}")}`,
  ].join('');
}
