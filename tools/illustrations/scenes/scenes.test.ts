import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { familyStyle } from '../palette.ts';
import { paint } from '../scene.ts';
import { scenes } from './index.ts';

// The tabs of the service pages (docs/requirements.md, Service page).
const tabs: Record<string, string> = {
  sap: 'implementation migration modules support consulting',
  'sap-business-one': 'financial sales inventory intelligence',
  'salesforce-services': 'implementation consulting support innovation',
  'oracle-services': 'implementation migration support consulting integration',
  'database-administration': 'implementation migration support security optimization',
  'web-development': 'frontend backend ecommerce cms',
  'native-mobile-applications': 'ios android design enterprise',
  testing: 'functional performance security automation',
  'aws-cloud-services': 'infrastructure database devops serverless',
  'azure-cloud-services': 'infrastructure dataplatform appservices aiservices',
  'managed-cloud-services': 'operations security optimization migration',
  'ai-ml': 'consulting development mlops dataengineering',
  'data-analytics': 'bi datamodeling bigdata consulting',
  'generative-ai': 'contentgeneration conversational creativeai implementation',
};

const heroes =
  'home about-us careers contact-us contact-us-sent contact-us-not-sent partners-clients hire-an-erp-consultant network-security penetration-testing vulnerability-assessment data-protection container-security endpoint-security featured why-choose-us testimonial about-us-home';

function expectedIds(): string[] {
  const ofTabs = Object.entries(tabs).flatMap(([page, keys]) => keys.split(' ').map((key) => `${page}-${key}`));
  const ofPages = [...Object.keys(tabs), ...heroes.split(' ')].map((page) => `${page}-hero`);
  return [...ofTabs, ...ofPages, 'not-found', 'home-about', 'home-experience'].sort();
}

const painted = scenes.map((scene) => ({ scene, ...paint(scene) }));

/** Bytes of a text under brotli 9; what is sent is compressed harder and never heavier. */
function weightOf(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

test('every place of the site has its scene, once', () => {
  expect(scenes.map(({ id }) => id).sort()).toEqual(expectedIds());
});

test('every scene weighs 8 KB or less as it is sent', () => {
  const heavy = painted.map(({ scene, svg }) => [scene.id, weightOf(svg)] as const);
  expect(heavy.filter(([, bytes]) => bytes > 8192)).toEqual([]);
});

test('heroes and pictures of tabs have their sizes, some heroes without the sky above them', () => {
  for (const { scene, width, height } of painted) {
    const small = scene.id.split('-hero')[0] === scene.id && !/^home-|^not-found/.test(scene.id);
    expect([scene.id, width, height]).toEqual([scene.id, small ? 800 : 960, small ? 600 : 720 - scene.top]);
  }
});

/** Sides of its frame that a drawing reaches. */
async function touchedSides(svg: string): Promise<string[]> {
  const small = sharp(Buffer.from(svg)).resize(240).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const inked = (x: number, y: number): boolean => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 8;
  const [right, bottom] = [info.width - 1, info.height - 1];
  const row = (y: number): boolean => Array.from({ length: info.width }, (_, x) => inked(x, y)).some(Boolean);
  const column = (x: number): boolean => Array.from({ length: info.height }, (_, y) => inked(x, y)).some(Boolean);
  const sides = { top: row(0), right: column(right), bottom: row(bottom), left: column(0) };
  return Object.entries(sides).flatMap(([side, touched]) => (touched ? [side] : []));
}

test('no drawing touches its frame', async () => {
  const touching = await Promise.all(
    painted.map(async ({ scene, svg }) => [scene.id, await touchedSides(svg)] as const),
  );
  expect(touching.filter(([, sides]) => sides.length)).toEqual([]);
}, 20_000);

test('a scene carries the style of its family and no other style, script or reference', () => {
  for (const { scene, svg } of painted) {
    const body = svg.replace(`<style>${familyStyle(scene.family)}</style>`, '');
    expect(body, scene.id).not.toMatch(/<style|style=|<script|href|<text|<image|url\((?!#)/);
  }
});

test('every class that a scene uses has a rule', () => {
  for (const { scene, svg } of painted) {
    const style = familyStyle(scene.family);
    const used = new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const unknown = [...used].filter((name) => name && !style.includes(`.${name}{`));
    expect([scene.id, unknown]).toEqual([scene.id, []]);
  }
});

test('no scene has a number that is none', () => {
  for (const { scene, svg } of painted) expect(svg, scene.id).not.toMatch(/NaN|undefined|Infinity|null/);
});

test('no two scenes are the same drawing', () => {
  expect(new Set(painted.map(({ svg }) => svg)).size).toBe(painted.length);
});

test('a scene is drawn the same each time', () => {
  for (const { scene, svg } of painted.slice(0, 12)) expect(paint(scene).svg === svg, scene.id).toBe(true);
});
