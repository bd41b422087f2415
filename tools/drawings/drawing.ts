import { brotliCompressSync } from 'node:zlib';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import {
  attributesOf,
  type BrandColors,
  classesOf,
  colorNameOf,
  type HueName,
  hueNamesOf,
  styleOf,
} from './palette.ts';
import { plainSvg } from './plain-svg.ts';

/**
 * What the check and the build make of a file: what is wrong with it, and the picture in a brand's colors, as a file
 * and as a part of a page, with its size in pixels.
 */
export type ParsedDrawing = { svg: string; inline: string; width: number; height: number; faults: string[] };

const maxBytes = 8192;

/** Plugins left out, as they match all style rules: half of the time for a thousandth of the bytes. */
const slow = { removeHiddenElems: false, removeUnknownsAndDefaults: false } as const;

const extraAllowed = { elements: 'defs use clipPath', attributes: 'id clip-path clipPathUnits' };

/**
 * Reads a drawing, takes out what an editor left in it, and puts a brand's colors in place of its style. A color that a
 * drawing program wrote into a shape gets its class of the palette: docs/pictures.md.
 */
export function parseDrawing(source: string, brand: BrandColors): ParsedDrawing {
  const faults: string[] = [];
  const size = { width: 0, height: 0 };
  try {
    const { data } = optimize(source, {
      multipass: false,
      floatPrecision: 2,
      plugins: [
        'removeEditorsNSData',
        'convertStyleToAttrs',
        { name: 'convertColors', params: { shorthex: false, shortname: false } },
        plainSvg(faults, extraAllowed),
        recolor(brand, faults, size),
        { name: 'preset-default', params: { overrides: { inlineStyles: false, convertColors: false, ...slow } } },
      ],
    });
    if (size.width === 0) faults.push('is no SVG that can be read: it has no outermost element.');
    const bytes = brotliCompressSync(data).length;
    if (bytes > maxBytes) faults.push(`weighs ${bytes} bytes compressed: simplify it to ${maxBytes} or fewer.`);
    return { svg: data, inline: faults.length > 0 ? '' : inlineForm(data, brand), ...size, faults };
  } catch (cause) {
    return {
      svg: '',
      inline: '',
      ...size,
      faults: [`is no SVG that can be read: ${(cause as Error).message.split('\n')[0]}`],
    };
  }
}

/** A drawing inside a page has attributes in place of a style sheet, and ids that no page has. */
function inlineForm(svg: string, brand: BrandColors): string {
  const withAttributes: CustomPlugin = {
    name: 'with-attributes',
    fn: () => {
      let attributes = attributesOf('ink', brand);
      return {
        element: {
          enter: (node, parent) => {
            const classes = (node.attributes.class ?? '').split(' ');
            delete node.attributes.class;
            if (node.name === 'style') parent.children = parent.children.filter((child) => child !== node);
            else if (parent.type === 'root') attributes = attributesOf(classes[0]?.replace('hue-', '') ?? '', brand);
            for (const name of classes) Object.assign(node.attributes, attributes.get(name));
          },
        },
      };
    },
  };
  const prefixIds = { name: 'prefixIds' as const, params: { prefix: 'drawing' } };
  return optimize(svg, { plugins: [withAttributes, prefixIds] }).data;
}

function recolor(brand: BrandColors, faults: string[], size: { width: number; height: number }): CustomPlugin {
  let hueName: HueName;
  let style: XastElement;
  return {
    name: 'recolor',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === 'root') {
            hueName = readRoot(node, brand, faults, size);
            const value = styleOf(hueName, brand);
            style = { type: 'element', name: 'style', attributes: {}, children: [{ type: 'text', value }] };
            node.children.unshift(style);
          } else if (node !== style)
            faults.push(...unknownClasses(node, hueName, brand), ...classifyColors(node, hueName, brand));
        },
      },
    }),
  };
}

/** The name of the hue is the class of the outermost element. */
function readRoot(
  node: XastElement,
  brand: BrandColors,
  faults: string[],
  size: { width: number; height: number },
): HueName {
  const hueNames = hueNamesOf(brand);
  const classes = hueNames.map((name) => `hue-${name}`);
  const hueName = hueNames[classes.indexOf(node.attributes.class ?? '')] ?? 'ink';
  if (!classes.includes(node.attributes.class ?? ''))
    faults.push(`names no hue: give the element svg a class, one of ${classes.join(', ')}.`);
  for (const side of ['width', 'height'] as const) size[side] = Number(node.attributes[side]?.replace(/px$/, ''));
  if (!(size.width > 0 && size.height > 0)) faults.push('has no width and height in pixels: set them in the document.');
  const classlessNode = { ...node, attributes: { ...node.attributes, class: '' } };
  faults.push(...unknownClasses(classlessNode, hueName, brand), ...classifyColors(classlessNode, hueName, brand));
  return hueName;
}

function unknownClasses({ attributes }: XastElement, hueName: HueName, brand: BrandColors): string[] {
  const classes = classesOf(hueName, brand);
  const used = (attributes.class ?? '').split(/\s+/).filter(Boolean);
  return used.flatMap((name) => (classes.has(name) ? [] : [`has a class ${name}, which is no class of the palette.`]));
}

/** Attributes that a drawing program wrote into a shape override its classes; a color gets its class of the palette. */
function classifyColors(node: XastElement, hueName: HueName, brand: BrandColors): string[] {
  const classes = classesOf(hueName, brand);
  const faults: string[] = [];
  let used = (node.attributes.class ?? '').split(/\s+/).filter(Boolean);
  for (const property of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray']) {
    const value = node.attributes[property];
    if (value === undefined) continue;
    used = used.filter((name) => classes.get(name) !== property);
    if (!(property === 'fill' || property === 'stroke') || value === 'none') continue;
    const colorName = colorNameOf(hueName, value.toLowerCase(), brand);
    if (!colorName) faults.push(`has the color ${value}, which is not in the palette.`);
    else used.push(property === 'fill' ? colorName : `line-${colorName}`);
    delete node.attributes[property];
  }
  if (used.length > 0) node.attributes.class = used.join(' ');
  else delete node.attributes.class;
  delete node.attributes.color;
  return faults;
}
