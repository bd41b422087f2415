import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import type { Site } from '#site/create-site.server.ts';
import { plainSvg } from './plain-svg.ts';

/** A mark to be drawn, in the units of its viewBox. */
export type Mark = {
  viewBox: string;
  /** Markup in which `currentColor` is the color of the text, and that of buttons inside the class `accent`. */
  shapes: string;
  /** The colors that the file itself gives, as `#rrggbb` where they can be read. */
  colors: string[];
};

export function markOf({ root, brand }: Site): Mark {
  return readMark(readFileSync(join(root, 'media', brand().mark), 'utf8'));
}

/** A mark within another SVG, which has no style of its own for the class `accent`. */
export function placedMark(mark: Mark, x: number, y: number, size: number, accent: string, body: string): string {
  const frame = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}"`;
  return `<svg ${frame} color="${body}" fill="currentColor"><style>.accent{color:${accent}}</style>${mark.shapes}</svg>`;
}

/**
 * Reads a mark from an SVG as text, and leaves it as it is drawn. What has no color takes that of the text; a shape of
 * the class `accent` that of buttons. Throws where a part could not be drawn as in the file.
 */
export function readMark(source: string): Mark {
  const faults: string[] = [];
  const colors = new Set<string>();
  let viewBox = '';

  const styles: CustomPlugin = {
    name: 'styles',
    fn: () => ({
      element: {
        enter({ name }) {
          if (name === 'style') faults.push('has a style that no shape can carry: write colors into the shapes.');
        },
      },
    }),
  };

  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (parent.type === 'root') {
            viewBox = node.attributes.viewBox ?? `0 0 ${pixels(node, 'width')} ${pixels(node, 'height')}`;
            const { class: _class, viewBox: _box, width: _w, height: _h, ...look } = node.attributes;
            node.attributes = {};
            node.children = [{ type: 'element', name: 'g', attributes: look, children: node.children }];
            return;
          }
          if (node.name === 'svg') faults.push('has an element svg inside: take its shapes out.');
          takeColors(node, colors);
        },
      },
    }),
  };

  const { data } = optimize(source, {
    plugins: [
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      styles,
      'convertStyleToAttrs',
      { name: 'convertColors', params: { shorthex: false, shortname: false } },
      plainSvg(faults),
      collect,
    ],
  });
  const shapes = data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
  if (!/^(-?[\d.]+[\s,]+){2}[\d.]+[\s,]+[\d.]+$/.test(viewBox) || !/<(?!g\b)\w/.test(shapes))
    faults.push('has no viewBox or no shape.');
  if (faults.length > 0) throw new Error([...new Set(faults)].join(' It '));
  return { viewBox, shapes, colors: [...colors] };
}

function pixels({ attributes }: XastElement, side: 'width' | 'height'): string {
  return attributes[side]?.replace(/px$/, '') ?? '';
}

function takeColors(node: XastElement, colors: Set<string>): void {
  const { attributes } = node;
  const isAccent = attributes.class === 'accent';
  if (!isAccent) delete attributes.class;
  for (const property of ['fill', 'stroke'] as const) {
    const value = attributes[property];
    if (isAccent && value !== 'none' && (value ?? property === 'fill')) attributes[property] = 'currentColor';
    else if (value && !/^(none|currentcolor|inherit)$/i.test(value)) colors.add(value);
  }
  delete attributes.color;
}
