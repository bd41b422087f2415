import { compile, selectAll, selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import postcss, { type AtRule, type Container, list, type Root } from 'postcss';

/** Media that no first frame on a screen with scripts is painted for; the whole sheet follows for the rest. */
const laterMedia = /\bprint\b|forced-colors|scripting: ?none/;

/** Pseudo-classes of a page that somebody uses already, and parts that are not on it before. */
const inUse =
  /:(hover|active|focus|focus-visible|focus-within|open|modal|popover-open|checked|disabled|user-invalid|fullscreen|target)\b|::(selection|backdrop|placeholder|file-selector-button|view-transition|-webkit-(search|datetime|date-and|calendar|inner|outer))/;

/**
 * What no fresh page shows the inside of: closed dialogs, and the header's lists, which the whole sheet opens, also beside
 * these rules (without scripts): so they stand in a layer below it.
 */
const closed = 'dialog:not([open]),[data-panel]';

/** What the starter says of itself on the root element, before the whole sheet may be there. */
const starterStates = /\[data-(failed|splash)\b[^\]]*\]/g;

type Document = ReturnType<typeof parseDocument>;
type Test = (document: Document) => boolean;

export type FirstStyle = (html: string) => string;

/**
 * Takes a style sheet (of flat rules, as the build writes it), gives a function that takes a page's HTML, or its
 * beginning, and gives the rules that paint just this: those whose selector finds an element in it, with the fonts,
 * keyframes and custom properties that they use. Of what is closed at first they say only this, and nothing of states that a
 * fresh page cannot be in; that a script failed or the splash was ended can be so before the whole sheet has come.
 */
export function firstStyleOf(css: string): FirstStyle {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkAtRules('media', (rule) => {
    if (laterMedia.test(rule.params)) rule.remove();
  });
  const tests = new Map<string, Test>();
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    rule.selectors = list.comma(rule.selector).filter((selector) => !inUse.test(withoutNegations(selector)));
    if (rule.selector === '') rule.remove();
    else for (const selector of rule.selectors) if (!tests.has(selector)) tests.set(selector, testOf(selector));
  });
  return (html) => {
    const document = parseDocument(html);
    for (const element of selectAll(closed, document)) Object.assign(element, { attribs: {}, children: [] });
    const found = new Map([...tests].map(([selector, test]) => [selector, test(document)]));
    return `${reduce(sheet.clone(), (selector) => found.get(selector) ?? true)}@layer base{${closed}{display:none}}`;
  };
}

function reduce(sheet: Root, isFound: (selector: string) => boolean): string {
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const kept = rule.selectors.filter(isFound);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  removeUnused(sheet);
  removeEmpty(sheet);
  return sheet.toString();
}

/** A custom property may be used by another one, so that what is unused is looked for until nothing more is. */
function removeUnused(sheet: Root): void {
  for (let before = Number.POSITIVE_INFINITY, text = sheet.toString(); text.length < before; ) {
    before = text.length;
    sheet.walkDecls(/^--/, (declaration) => {
      if (!text.includes(`var(${declaration.prop}`)) declaration.remove();
    });
    sheet.walkAtRules('property', (rule) => {
      if (!text.includes(`var(${rule.params}`)) rule.remove();
    });
    sheet.walkAtRules('keyframes', (rule) => {
      if (!new RegExp(`animation[^;}]*[:, ]${rule.params}\\b`).test(text)) rule.remove();
    });
    text = sheet.toString();
  }
}

function removeEmpty(sheet: Root): void {
  const isEmpty = (node: Container) => node.nodes?.length === 0;
  for (let again = true; again; ) {
    again = false;
    sheet.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || !isEmpty(node)) return;
      node.remove();
      again = true;
    });
  }
}

function isKeyframe(parent: Container | { type: string } | undefined): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function withoutNegations(selector: string): string {
  return selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
}

/** A selector that the library does not know is taken to find something: a rule too many paints the same page. */
function testOf(selector: string): Test {
  const elements = selector
    .replace(starterStates, '')
    .replace(/::?[\w-]*(before|after|marker|part)\b|::[\w-]+(\([^)]*\))?/g, '')
    .replace(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1')
    .replace(/([>+~])\s*$/, '$1*')
    .trim();
  try {
    const query = compile(elements || '*');
    return (document) => selectOne(query, document) !== null;
  } catch {
    return () => true;
  }
}
