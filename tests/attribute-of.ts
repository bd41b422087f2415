import type { AnyNode } from 'domhandler';
import { onlyElement } from '#tools/html-elements.ts';

/** An attribute of the one element that a selector finds; an empty text when the element lacks it. */
export function attributeOf(root: AnyNode, selector: string, name: string): string {
  return onlyElement(root, selector).attribs[name] ?? '';
}
