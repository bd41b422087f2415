import postcss from 'postcss';

/** Marks the style element of the fallback faces. */
export const fallbackAttribute = 'data-fallback';

/**
 * Takes a style sheet, gives its `@font-face` rules that hold on every medium, and the sheet without them. Where such rules
 * come or go a browser lays all texts out anew, even if they are the same: so they stand in a style of their own, which
 * outlives the page's first one and goes in the task in which the faces come that they stand for.
 */
export function separateFaces(css: string): { faces: string; rest: string } {
  const sheet = postcss.parse(css);
  const faces: string[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent as typeof parent)
      if (parent.type === 'atrule' && (parent as postcss.AtRule).name !== 'layer') return;
    faces.push(rule.toString());
    rule.remove();
  });
  return { faces: faces.join(''), rest: sheet.toString() };
}
