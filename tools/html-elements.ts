import { selectAll } from 'css-select';
import { type AnyNode, type Element, isTag } from 'domhandler';

export function elements(root: AnyNode, selector: string): Element[] {
  return selectAll(selector, root).filter((node) => isTag(node));
}

/** The one element that a selector finds. Throws when there is none or more than one. */
export function onlyElement(root: AnyNode, selector: string): Element {
  const [first, ...others] = elements(root, selector);
  if (!first || others.length > 0) throw new Error(`The page has ${first ? 1 + others.length : 'no'} ${selector}.`);
  return first;
}
