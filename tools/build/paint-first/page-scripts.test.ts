import { expect, test, vi } from 'vitest';
import { integrityOf, liftScripts } from './page-scripts.ts';

const names = ['manifest-1', 'entry-1', 'react-1', 'router-1', 'site-1', 'root-1', 'sap-1'];

/** A page as React Router 8 renders it. */
const rendered = [
  '<head><title>SAP</title>',
  ...names.map((file) => `<link rel="modulepreload" href="/assets/${file}.js" crossorigin=""/>`),
  '</head><body><h1>SAP $& $1</h1><script>window.restored = "yes";</script>',
  '<script type="application/ld+json">{"@graph":[]}</script>',
  '<script rr-importmap="" type="importmap">{"integrity":{"/assets/old.js":"sha384-x"}}</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";\n',
  'import * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/sap-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0,"en:/sap":route1};\n\nimport("/assets/entry-1.js");</script>',
  '<script>window.__reactRouterContext = { streamController: window.controller };</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[1,\\u003c]\\n");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body>',
].join('');

const faces = [
  { family: 'Display', src: '/fonts/display.woff2', weight: '400 700' },
  { family: 'Text', src: '/fonts/text.woff2', weight: '400' },
];
const integrity = Object.fromEntries(names.map((file) => [`/assets/${file}.js`, `sha256-${file}`]));
const options = {
  faces,
  sheet: '/assets/site-1.css',
  integrity: { ...integrity, '/assets/oracle-1.js': 'sha256-o' },
};
const laterList = '{"integrity":{"/assets/oracle-1.js":"sha256-o"}}';
const starter = /<script type="module" async="">(.*?)<\/script>/s;

/** `type`: how the page was opened; `fonts`, `scripts`: what comes before them. */
type Visit = {
  missing?: string;
  scrollY?: number;
  hash?: string;
  type?: string;
  address?: string;
  referrer?: string;
  /** Only Chromium has `window.chrome`. */
  chrome?: object;
  fonts?: Promise<void>;
  scripts?: Promise<void>;
};

/** Runs the starter of a page in a browser that was made up. Gives what happened, in its order, and ways to go on. */
function open(
  { html, module, data }: ReturnType<typeof liftScripts>,
  {
    missing,
    scrollY = 0,
    hash = '',
    type = 'navigate',
    address = '',
    referrer = '',
    chrome,
    fonts = Promise.resolve(),
    scripts = Promise.resolve(),
  }: Visit = {},
) {
  const events: string[] = [];
  const dataset: Record<string, string> = { layout: 'after-2' };
  const window: Record<string, unknown> = {
    chrome,
    controller: {
      enqueue: (text: string) => events.push(`data ${text.trim()}`),
      close: () => events.push('data ends'),
    },
  };
  const presses: Record<string, () => void> = {};
  const shownFonts: string[] = [];
  let frame = () => {};
  const ownStyle = { media: '' };
  const fallbacks = { media: '' };
  const wholeSheet = {
    changes: [''],
    get media() {
      return this.changes.at(-1) ?? '';
    },
    set media(media: string) {
      this.changes.push(media);
    },
  };
  const list = html.match(/type="importmap"[^>]*>(.*?)<\/script>/)?.[1];
  const namedPart = { scrollIntoView: () => events.push(`scroll, own style for ${ownStyle.media}`) };
  const found: Record<string, object> = {
    ':target': namedPart,
    '[type=importmap]': { text: list },
    '[data-fallback]': fallbacks,
  };
  type Link = Record<'rel' | 'href' | 'media', string> & {
    onload?: (event: { target: { media: string } }) => void;
    onerror?: (error: Error) => void;
  };
  type List = { type: string; textContent: string };
  const browser = {
    window,
    scrollY,
    location: { hash, origin: 'https://site.test' },
    performance: { getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type, name: address }] : []) },
    document: {
      referrer,
      documentElement: { dataset },
      querySelector: (selector: string) => found[selector] ?? ownStyle,
      querySelectorAll: () => [],
      createElement: () => ({}),
      fonts: {
        add: (family: string) => {
          shownFonts.push(family);
          process.nextTick(() =>
            events.push(
              `task of ${family} ends, fallbacks for ${fallbacks.media}, style sheet for ${wholeSheet.media}`,
            ),
          );
        },
      },
      head: {
        append: (element: Link | List) => {
          if ('type' in element) return events.push(`${element.type} ${element.textContent}`);
          const { rel, href, media, onload, onerror } = element;
          events.push(media ? `${rel} ${href} for ${media}` : `${rel} ${href}`);
          process.nextTick(() => events.push(`end of the task of ${rel} ${href}`));
          if (rel === 'stylesheet') Object.assign(wholeSheet, { media });
          const event = { target: rel === 'stylesheet' ? wholeSheet : element };
          setTimeout(() => {
            if (href === missing) return onerror?.(new Error('no file'));
            onload?.(event);
            queueMicrotask(() => queueMicrotask(() => Object.assign(event, { target: null })));
          });
        },
      },
    },
    getComputedStyle: () => ({ getPropertyValue: () => events.push(`styles, own sheet for ${ownStyle.media}`) }),
    addEventListener: (type: string, listener: () => void) => {
      presses[type] = listener;
    },
    fetch: async (address: string, { integrity }: { integrity: string }) => {
      if (address === missing || integrity !== integrityOf(data.text)) throw new TypeError('no data');
      events.push(`fetch ${address}`);
      return { text: async () => data.text };
    },
    requestAnimationFrame: (paint: () => void) => {
      frame = paint;
    },
    Range: class {},
    FontFace: class {
      readonly load: () => Promise<string>;

      constructor(family: string, source: string) {
        const isMissing = missing !== undefined && source.includes(missing);
        this.load = () => fonts.then(() => (isMissing ? Promise.reject(new Error('no font')) : family));
        events.push(`font ${source}`);
      }
    },
    load: async (address: string) => {
      await scripts;
      if (address === missing) throw new TypeError(`${address} cannot be had`);
      events.push(`run ${address}`);
      return address === module.address
        ? run(module.text.replace('export async function', 'return async function'))
        : {};
    },
  };
  function run(script: string) {
    const body = script.replaceAll('import(', 'load(').replace('return async function start', 'return{async start');
    const closed = body.includes('return{') ? `${body}}` : body;
    return new Function(...Object.keys(browser), closed)(...Object.values(browser));
  }
  run(html.match(starter)?.[1] ?? '');
  return { events, dataset, window, presses, shownFonts, fallbacks, wholeSheet, paint: () => frame() };
}

const lifted = liftScripts(rendered, options);
const entry = 'run /assets/entry-1.js';

test('the words and the data for search engines stay; the other scripts are left as empty elements', () => {
  const list = JSON.stringify({
    integrity: { [lifted.module.address]: integrityOf(lifted.module.text), ...integrity },
  });

  expect(lifted.html.replace(starter, '')).toBe(
    [
      '<head><title>SAP</title>',
      '</head><body><h1>SAP $& $1</h1><script></script>',
      '<script type="application/ld+json">{"@graph":[]}</script>',
      `<script rr-importmap="" type="importmap" data-follower="${integrityOf(laterList)}">${list}</script>`,
      '<script></script><!--$--><script></script><!--$--><script></script><!--/$--><!--/$--></body>',
    ].join(''),
  );
});

test('nothing is fetched before a frame has been shown', async () => {
  const page = open(lifted);
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));

  expect(page.events).toEqual([]);
});

test('after it style, files, fonts and data come, each file runs in its order, and the entry with every route there', async () => {
  const page = open(lifted);

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain(entry));

  const preloads = page.events.filter((event) => /^(module)?preload /.test(event));
  expect(preloads).toEqual([
    ...faces.map(({ src }) => `preload ${src}`),
    ...[lifted.module.address, ...Object.keys(integrity)].map((file) => `modulepreload ${file}`),
  ]);
  for (const event of preloads) expect(page.events[page.events.indexOf(event) + 1]).toBe(`end of the task of ${event}`);
  const scroll = 'scroll, own style for not all';
  expect(page.events).toContain(scroll);
  const isTold = (event: string) => event !== scroll && !preloads.includes(event) && !/^(end of the )?task/.test(event);
  expect(page.events.filter(isTold)).toEqual([
    'stylesheet /assets/site-1.css for print',
    `run ${lifted.module.address}`,
    `importmap ${laterList}`,
    `fetch ${lifted.data.address}`,
    ...faces.map(({ src }) => `font url(${src})`),
    'styles, own sheet for not all',
    'data [1,<]',
    'data ends',
    ...['react', 'router', 'site', 'manifest', 'root', 'sap', 'entry'].map((file) => `run /assets/${file}-1.js`),
  ]);
  expect(page.window.restored).toBe('yes');
  expect(page.window.__reactRouterRouteModules).toEqual({ root: {}, 'en:/sap': {} });
  expect(page.shownFonts).toEqual(['Display', 'Text']);
  expect(page.dataset).toEqual({ layout: 'after-2' });
});

test('where the address leads to words in the text the whole style sheet is waited for by `load`, and is there at once', () => {
  const page = open(lifted, { address: 'https://site.test/sap#:~:text=SAP' });

  expect(page.events).toContain('stylesheet /assets/site-1.css');
});

test('browsers that keep such words from scripts have it asked for at once by whoever comes from another site', () => {
  const isAtOnce = (visit: Visit) => open(lifted, visit).events.includes('stylesheet /assets/site-1.css');

  expect(isAtOnce({ referrer: 'https://search.test/' })).toBe(true);
  expect(isAtOnce({ referrer: 'https://search.test/', chrome: {} })).toBe(false);
  expect(isAtOnce({ referrer: 'https://site.test/sap' })).toBe(false);
  expect(isAtOnce({})).toBe(false);
});

test.each([{ hash: '#services' }, { scrollY: 300 }, { type: 'reload' }, { type: 'back_forward' }])(
  'a page that may not begin at its top is laid out whole: %j',
  async (visit) => {
    const page = open(lifted, visit);

    page.paint();
    await vi.waitFor(() => expect(page.events).toContain(entry));

    expect(page.dataset).toEqual({});
  },
);

test('the whole style sheet comes in a task after the one of the fonts, and React after the style sheet', async () => {
  const fonts = Promise.withResolvers<void>();
  const page = open(lifted, { fonts: fonts.promise });
  page.paint();
  await vi.waitFor(() => expect(page.events).toContain(`run ${lifted.module.address}`));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.wholeSheet.media).toBe('print');
  expect(page.events).not.toContain('run /assets/react-1.js');

  fonts.resolve();
  await vi.waitFor(() => expect(page.wholeSheet.media).toBe(''));

  expect(page.events.filter((event) => event.startsWith('task'))).toEqual([
    'task of Display ends, fallbacks for not all, style sheet for print',
    'task of Text ends, fallbacks for not all, style sheet for print',
  ]);
  expect(page.shownFonts).toEqual(['Display', 'Text']);
  expect(page.window.fontsShown).toBeUndefined();
  await vi.waitFor(() => expect(page.events).toContain(entry));
});

test('fonts that come at once wait until the scripts that come with them may be compiled', async () => {
  const page = open(lifted);
  const begun = performance.now();

  page.paint();
  await vi.waitFor(() => expect(page.shownFonts).toEqual(['Display', 'Text']));

  expect(performance.now() - begun).toBeGreaterThan(150);
});

test('the style sheet that a script has put in its place is not touched again', async () => {
  const page = open(lifted);

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain(entry));
  await new Promise((resolve) => setTimeout(resolve, 2100));

  expect(page.wholeSheet.changes).toEqual(['', 'print', '']);
});

test('scripts that take longer than two seconds are not waited for', async () => {
  const page = open(lifted, { scripts: new Promise(() => {}) });

  page.paint();
  await vi.waitFor(() => expect(page.wholeSheet.media).toBe('print'));
  await vi.waitFor(() => expect(page.wholeSheet.media).toBe(''), 3000);

  expect(page.dataset.failed).toBeUndefined();
});

test('fonts that take longer than a second are not waited for, and what is laid out later hears of them', async () => {
  const fonts = Promise.withResolvers<void>();
  const page = open(lifted, { fonts: fonts.promise });

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain(entry), 3000);

  expect(page.wholeSheet.media).toBe('');
  expect(page.shownFonts).toEqual([]);
  fonts.resolve();
  await page.window.fontsShown;
  expect(page.shownFonts).toEqual(['Display', 'Text']);
});

test('where a font cannot be had the fallbacks stay for all', async () => {
  const page = open(lifted, { missing: '/fonts/display.woff2' });

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain(entry));

  expect(page.shownFonts).toEqual([]);
  expect(page.fallbacks.media).toBe('');
  expect(page.dataset.failed).toBeUndefined();
});

test.each([
  lifted.module.address,
  lifted.data.address,
  options.sheet,
  '/assets/root-1.js',
  '/assets/react-1.js',
  '/assets/entry-1.js',
])('a file that cannot be had marks the page as failed, and the style sheet comes nevertheless: %s', async (file) => {
  const page = open(lifted, { missing: file });

  page.paint();
  await vi.waitFor(() => expect(page.dataset.failed).toBe(''));
  await vi.waitFor(() => expect(page.wholeSheet.media).toBe(file === options.sheet ? 'print' : ''));
});

test('a page whose place cannot be restored, since the browser forbids storage, starts all the same', async () => {
  const forbidden = rendered.replace('window.restored = "yes";', 'throw new Error("no storage");');
  const page = open(liftScripts(forbidden, options));

  page.paint();
  await vi.waitFor(() => expect(page.events).toContain(entry));

  expect(page.events).toContain('data [1,<]');
  expect(page.dataset.failed).toBeUndefined();
});

test.each(['keydown', 'pointerdown'])('the splash ends at a %s', (type) => {
  const page = open(lifted);

  page.presses[type]?.();

  expect(page.dataset).toEqual({ layout: 'after-2', splash: 'done' });
});

test.each([
  ['no module script', rendered.replace('<script type="module" async="">', '<script defer="">')],
  ['no preloads', rendered.replaceAll('rel="modulepreload"', 'rel="preload"')],
  ['no data', rendered.replace('streamController.enqueue', 'streams.push')],
  ['no integrity list', rendered.replace('type="importmap"', 'type="map"')],
  ['no routes', rendered.replace('__reactRouterRouteModules', '__routes')],
  ['no entry', rendered.replace('import("/assets/entry-1.js");', '')],
  ['no imports', rendered.replaceAll('import ', 'load ')],
])('HTML with %s stops the build', (_, html) => {
  expect(() => liftScripts(html, options)).toThrow('tools/build/paint-first');
});
