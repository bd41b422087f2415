import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { themeColors } from '#app/styles/contrast.server.ts';
import { pageContours } from './page-contours.ts';
import { paint, type Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';
import { wordmarks } from './wordmarks.ts';

const { values } = parseArgs({
  options: {
    dark: { type: 'boolean', default: false },
    family: { type: 'string' },
    only: { type: 'string' },
    contours: { type: 'boolean', default: false },
    marks: { type: 'boolean', default: false },
    size: { type: 'string', default: '440' },
    out: { type: 'string', default: '.generated/sheet.png' },
  },
});

function wanted(scene: Scene): boolean {
  const ids = values.only?.split(',');
  return (!values.family || scene.family === values.family) && (!ids || ids.some((id) => scene.id.startsWith(id)));
}

async function shown(): Promise<[id: string, svg: string][]> {
  if (values.contours) return [...pageContours()].map(([id, { svg }]) => [id, svg]);
  if (values.marks) return [...(await wordmarks())].map(([id, { svg }]) => [id, svg]);
  return scenes.filter(wanted).map((scene) => [scene.id, paint(scene).svg]);
}

async function page(): Promise<string> {
  const figures = (await shown()).map(([id, svg]) => {
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return `<figure><img src="${source}" width="${values.size}"><figcaption>${id}</figcaption></figure>`;
  });
  const style = `:root{color-scheme:light dark}body{margin:16px;display:flex;flex-wrap:wrap;gap:12px;
    background:light-dark(${themeColors().light},${themeColors().dark});color:light-dark(#123,#ccd);font:12px sans-serif}
    figure{margin:0}figcaption{text-align:center}`;
  return `<!doctype html><style>${style}</style>${figures.join('')}`;
}

/** Renders the chosen scenes as one PNG. */
async function shoot(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const columns = Math.max(1, Math.floor(1880 / (Number(values.size) + 12)));
  const width = columns * (Number(values.size) + 12) + 32;
  const context = await browser.newContext({
    viewport: { width, height: 600 },
    colorScheme: values.dark ? 'dark' : 'light',
  });
  const tab = await context.newPage();
  await tab.setContent(await page());
  const file = join(process.cwd(), values.out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await tab.screenshot({ fullPage: true }));
  await browser.close();
}

await shoot();
