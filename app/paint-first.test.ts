import { expect, test, vi } from 'vitest';
import fonts from '../.generated/fonts.json';
import { letPaintFirst } from './paint-first.ts';

/** A page as React Router 8 renders it. */
const rendered = [
  '<head><title>SAP</title>',
  ...['manifest-1', 'entry-1', 'react-1', 'router-1', 'site-1', 'root-1', 'sap-1'].map(
    (file) => `<link rel="modulepreload" href="/assets/${file}.js" crossorigin=""/>`,
  ),
  '</head><body><h1>SAP $& $1</h1><script type="module" async="">import "/assets/manifest-1.js";\n',
  'import * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/sap-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0,"en:/sap":route1};\n\nimport("/assets/entry-1.js");</script></body>',
].join('');

const starter = /<script type="module" async="">(.*?)<\/script>/s;

/** Runs the starter of a page in a browser that was made up. Gives what happened, in its order, and ways to go on. */
function open(html: string, missing?: string) {
  const events: string[] = [];
  const dataset: Record<string, string> = {};
  const window: Record<string, unknown> = {};
  const presses: Record<string, () => void> = {};
  const shownFonts: string[] = [];
  let frame = () => {};
  const browser = {
    window,
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      fonts: { add: (family: string) => shownFonts.push(family) },
      head: { append: ({ rel, href }: { rel: string; href: string }) => events.push(`${rel} ${href}`) },
    },
    addEventListener: (type: string, listener: () => void) => {
      presses[type] = listener;
    },
    requestAnimationFrame: (paint: () => void) => {
      frame = paint;
    },
    FontFace: class {
      readonly load: () => Promise<string>;

      constructor(family: string, source: string) {
        const isMissing = missing !== undefined && source.includes(missing);
        this.load = () => (isMissing ? Promise.reject(new Error('no font')) : Promise.resolve(family));
        events.push(`font ${source}`);
      }
    },
    load: async (address: string) => {
      if (address === missing) throw new TypeError(`${address} cannot be had`);
      events.push(`run ${address}`);
      return { address };
    },
  };
  const script = html.match(starter)?.[1]?.replaceAll('import(', 'load(') ?? '';
  new Function(...Object.keys(browser), script)(...Object.values(browser));
  return { events, dataset, window, presses, shownFonts, paint: () => frame() };
}

test('the words of the page are left as they are, and no file is named before the starter', () => {
  const html = letPaintFirst(rendered);

  expect(html.replace(starter, '')).toBe('<head><title>SAP</title></head><body><h1>SAP $& $1</h1></body>');
});

test('nothing is fetched before a frame has been shown', async () => {
  const page = open(letPaintFirst(rendered));
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));

  expect(page.events).toEqual([]);
});

test('after it fonts and files are fetched, run in their order, and the entry runs last with every route there', async () => {
  const page = open(letPaintFirst(rendered));

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain('run /assets/entry-1.js'));

  expect(page.events).toEqual([
    ...fonts.map(({ src }) => `font url(${src})`),
    ...['manifest', 'entry', 'react', 'router', 'site', 'root', 'sap'].map(
      (file) => `modulepreload /assets/${file}-1.js`,
    ),
    ...['react', 'router', 'site', 'manifest', 'root', 'sap', 'entry'].map((file) => `run /assets/${file}-1.js`),
  ]);
  expect(page.window.__reactRouterRouteModules).toEqual({
    root: { address: '/assets/root-1.js' },
    'en:/sap': { address: '/assets/sap-1.js' },
  });
  expect(page.shownFonts).toEqual(fonts.map(({ family }) => family));
  expect(page.dataset).toEqual({});
});

test('a font that cannot be had leaves the page as it is', async () => {
  const page = open(letPaintFirst(rendered), fonts[0]?.src);

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain('run /assets/entry-1.js'));

  expect(page.shownFonts).toEqual(fonts.slice(1).map(({ family }) => family));
  expect(page.dataset).toEqual({});
});

test.each(['root', 'react', 'entry'])('a file that cannot be had marks the page as failed: %s', async (file) => {
  const page = open(letPaintFirst(rendered), `/assets/${file}-1.js`);

  page.paint();
  await vi.waitFor(() => expect(page.dataset).toEqual({ failed: '' }));
});

test.each(['keydown', 'pointerdown'])('the splash ends at a %s', (type) => {
  const page = open(letPaintFirst(rendered));

  page.presses[type]?.();

  expect(page.dataset).toEqual({ splash: 'done' });
});

test.each([
  ['no module script', rendered.replace('<script type="module" async="">', '<script>')],
  ['no preloads', rendered.replaceAll('rel="modulepreload"', 'rel="preload"')],
  ['no routes', rendered.replace('__reactRouterRouteModules', '__routes')],
  ['no entry', rendered.replace('import("/assets/entry-1.js");', '')],
  ['no imports', rendered.replaceAll('import ', 'load ')],
])('HTML with %s stops the build', (_, html) => {
  expect(() => letPaintFirst(html)).toThrow('paint-first');
});
