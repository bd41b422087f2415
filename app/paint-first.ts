const preload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import(?: \* as (\w+) from)? ?"([^"]+)";?/g;
const entryImport = /import\("([^"]+)"\);?\s*$/;
const routeModules = /window\.__reactRouterRouteModules = \{.*\};/;

/**
 * Takes the HTML that React Router rendered, gives it with its scripts moved behind the first paint: no preloads, and
 * the modules are fetched once a frame has been shown (while the splash still covers the page; a key or a click ends it). When a module cannot be
 * had or throws while it starts, the root element is marked `data-failed`, which shows all content and a notice.
 * Throws when the HTML has another form than expected, so that an upgrade of the router cannot undo this unseen.
 */
export function letPaintFirst(html: string): string {
  const script = html.match(moduleScript)?.[1];
  if (!script) throw new Error('The rendered page has no module script where one is expected: see app/paint-first.ts.');
  return html
    .replace(preload, '')
    .replace(moduleScript, () => `<script type="module" async="">${deferred(script)}</script>`);
}

function deferred(script: string): string {
  const imports = [...script.matchAll(staticImport)].map(([, name, address]) => ({ name, address }));
  const entry = script.match(entryImport)?.[1];
  const modules = script.match(routeModules)?.[0];
  if (!entry || !modules || imports.length === 0)
    throw new Error('The module script is not the one that app/paint-first.ts knows.');
  const names = imports.map(({ name }) => name ?? '').join(',');
  const loads = imports.map(({ address }) => `import("${address}")`).join(',');
  return [
    'for(const type of ["keydown","pointerdown"])addEventListener(type,()=>{document.documentElement.dataset.splash="done"},{once:true});',
    'const fail=()=>{document.documentElement.dataset.failed=""};',
    `const start=()=>Promise.all([${loads}]).then(([${names}])=>{${modules}return import("${entry}")}).catch(fail);`,
    'requestAnimationFrame(()=>setTimeout(start));',
  ].join('');
}
