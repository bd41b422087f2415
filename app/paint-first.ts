import fonts from '../.generated/fonts.json';

const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import(?: \* as (\w+) from)? ?"([^"]+)";?/g;
const entryImport = /import\("([^"]+)"\);?\s*$/;
const routeModules = /window\.__reactRouterRouteModules = \{.*\};/;

/** Files that all others need (vite.config.ts), in the order in which each can run when those before it have. */
const foundations = ['/assets/react-', '/assets/router-', '/assets/site-'];

/**
 * Takes the HTML that React Router rendered, gives it with its scripts moved behind the first paint: nothing is fetched
 * before a frame has been shown, then the fonts and all files at once, and each file runs in a task of its own, while the splash still covers
 * the page (a key or a click ends it). When a file cannot be had or throws while it starts, the root element is marked
 * `data-failed`, which shows all content and a notice. Throws when the HTML has another form than expected, so that an
 * upgrade of the router cannot undo this unseen.
 */
export function letPaintFirst(html: string): string {
  const script = html.match(moduleScript)?.[1];
  const preloads = [...html.matchAll(preloadLink)].flatMap(([, address]) => address ?? []);
  if (!script || preloads.length === 0) {
    throw new Error(
      'The rendered page has no module script with preloads where they are expected: see app/paint-first.ts.',
    );
  }
  const starter = `<script type="module" async="">${starterOf(script, preloads)}</script>`;
  return html.replace(preloadLink, '').replace(moduleScript, () => starter);
}

function starterOf(script: string, preloads: string[]): string {
  const imports = [...script.matchAll(staticImport)].map(([, name, address]) => ({ name, address }));
  const entry = script.match(entryImport)?.[1];
  const modules = script.match(routeModules)?.[0];
  if (!entry || !modules || imports.length === 0) {
    throw new Error('The module script is not the one that app/paint-first.ts knows.');
  }
  const firstOnes = foundations.flatMap((name) => preloads.find((address) => address.startsWith(name)) ?? []);
  const steps = imports.map(({ name, address }) => `${name ? `const ${name}=` : ''}await run("${address}");`);
  return [
    'const root=document.documentElement.dataset;',
    'for(const type of ["keydown","pointerdown"])addEventListener(type,()=>{root.splash="done"},{once:true});',
    'const task=()=>new Promise(done=>setTimeout(done));',
    'const run=async address=>{const module=await import(address);await task();return module};',
    `const faces=${JSON.stringify(fonts.map(({ family, src, weight }) => [family, src, weight]))};`,
    'const fetchFonts=()=>{for(const [family,src,weight] of faces)new FontFace(family,"url("+src+")",{weight}).load().then(face=>document.fonts.add(face),()=>{})};',
    'const fetchAll=addresses=>{for(const href of addresses)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))};',
    `const start=async()=>{fetchFonts();fetchAll(${JSON.stringify(preloads)});`,
    ...firstOnes.map((address) => `await run("${address}");`),
    ...steps,
    `${modules}await import("${entry}")};`,
    'requestAnimationFrame(()=>task().then(start).catch(()=>{root.failed=""}));',
  ].join('');
}
