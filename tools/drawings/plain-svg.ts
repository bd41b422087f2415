import type { CustomPlugin, XastElement, XastParent } from 'svgo';

const shapes = 'svg g path rect circle ellipse line polyline polygon';
/** What drawing programs add although no browser shows it. */
const droppedElements = new Set(['title', 'desc', 'metadata', 'style']);

const geometry = 'd x y width height rx ry cx cy r x1 x2 y1 y2 points pathLength transform';
const stroke =
  'stroke stroke-width stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit';
const look = 'fill fill-rule fill-opacity stroke-opacity opacity color display visibility paint-order vector-effect';
const attributesOfShapes = `class viewBox preserveAspectRatio ${geometry} ${stroke} ${look}`.split(' ');

const functions = /\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])(?=\()/g;
const plainValue = /^[\w\s.,:;#%+()/-]*$/;
const clipReference = /^url\(#[\w-]+\)$/;
/** What changes the look of a shape and is not drawn here. */
const effects = new Set(['filter', 'mask', 'clip-path', 'mix-blend-mode', 'transform-origin', 'marker']);

type Allowed = { elements?: string; attributes?: string };

/**
 * Keeps the shapes of a drawing with the attributes that draw them, and what else is allowed. Everything that is no
 * element is left out: text, comments, CDATA, processing instructions and the doctype.
 */
export function plainSvg(faults: string[], { elements = '', attributes = '' }: Allowed = {}): CustomPlugin {
  const allowedElements = new Set(`${shapes} ${elements}`.split(' '));
  const allowedAttributes = new Set([...attributesOfShapes, ...attributes.split(' ')]);

  function keepElements(parent: XastParent): void {
    const childElements = parent.children.flatMap((child) => (child.type === 'element' ? [child] : []));
    parent.children = childElements.filter(({ name }) => !droppedElements.has(name));
    for (const element of childElements.filter(({ name }) => !droppedElements.has(name))) {
      if (!allowedElements.has(element.name)) faults.push(faultOfElement(element.name));
      element.attributes = keptAttributes(element);
      keepElements(element);
    }
  }

  function keptAttributes({ name: element, attributes: given }: XastElement): Record<string, string> {
    const kept: Record<string, string> = element === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {};
    for (const [name, value] of Object.entries(given)) {
      const localName = name.replace(/^.*:/, '');
      if (/^on/i.test(name)) faults.push(`has a script in ${name}: take it out.`);
      else if (localName === 'href') {
        if (/^#[\w-]+$/.test(value)) kept.href = value;
        else faults.push(`refers to another file in ${name}: draw it here.`);
      } else if (!allowedAttributes.has(name)) {
        if (effects.has(name) && !/^(none|normal)$/.test(value)) faults.push(`has ${name}: draw the shape without.`);
      } else if (name === 'clip-path' ? clipReference.test(value) : isPlain(value)) kept[name] = value;
      else faults.push(`has "${value.slice(0, 40)}" in ${name}, which no shape needs: take it out.`);
    }
    return kept;
  }

  return { name: 'plainSvg', fn: () => ({ root: { enter: keepElements } }) };
}

function isPlain(value: string): boolean {
  return plainValue.test(value) && !/\w\(/.test(value.replaceAll(functions, ''));
}

function faultOfElement(name: string): string {
  if (/^(text|tspan|textPath)$/.test(name)) return 'has words: turn them into paths, or leave them out.';
  return `has an element ${name}: take it out.`;
}
