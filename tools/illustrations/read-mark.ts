import { type CustomPlugin, optimize } from 'svgo';

/** A mark to be drawn, in the units of its viewBox. */
export type Mark = {
  viewBox: string;
  /** The part in the color of action and the part in ink. */
  accent: string;
  body: string;
  path: string;
  outline: string;
};

const elements = /^(svg|g|path|title|desc|metadata|defs|style|(sodipodi|inkscape|rdf|cc|dc):.*)$/;

/**
 * Reads a mark from an SVG as text. A shape of the class `accent` takes the color of buttons, one of the class
 * `outline` is the line that draws the mark, all others take the color of the text. Throws where it is made of more
 * than filled shapes.
 */
export function readMark(source: string): Mark {
  const parts = { accent: '', body: '', outline: '' };
  const frame = { viewBox: '' };
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          if (!elements.test(name)) throw new Error(`has an element ${name}: turn it into a path, or take it out.`);
          if ((attributes.stroke ?? 'none') !== 'none') throw new Error('has a stroke: turn it into a shape.');
          if (parent.type === 'root')
            frame.viewBox = attributes.viewBox ?? `0 0 ${attributes.width} ${attributes.height}`;
          const part = attributes.class === 'accent' || attributes.class === 'outline' ? attributes.class : 'body';
          if (name === 'path') parts[part] += attributes.d ?? '';
        },
      },
    }),
  };
  const shapes = { name: 'convertShapeToPath', params: { convertArcs: true } } as const;
  optimize(source, { plugins: ['convertStyleToAttrs', shapes, 'moveGroupAttrsToElems', 'convertPathData', collect] });
  const path = `${parts.accent}${parts.body}`;
  if (!/^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/.test(frame.viewBox) || !path) throw new Error('has no viewBox or no shape.');
  return { ...frame, ...parts, path, outline: parts.outline || path };
}
