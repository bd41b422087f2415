import { readFileSync } from 'node:fs';
import type { Brand } from '#site/create-site.server.ts';
import type { Menus } from '#site/schema/menus.ts';

type MenuHues = { groups: Pick<Menus['groups'][number], 'id' | 'hue' | 'index'>[] };

export type BrandColors = Pick<Brand, 'hues' | 'action'>;

/** The numbers of a brand by the NAME of their custom property, `--brand-NAME`. */
export function brandValues({ hues, action }: BrandColors): Record<string, number> {
  return { ...hues, action: action.hue, 'action-chroma': action.chroma, 'action-lightness': action.lightness };
}

const brandReference = /calc\(var\(--brand-([\w-]+)\) ([-+*]) ([\d.]+)\)|var\(--brand-([\w-]+)\)/g;

/** Replaces each `var(--brand-NAME)` by its number, and computes `calc()` with it. Throws for an unknown name. */
export function withBrand(css: string, brand: BrandColors): string {
  const numbers = brandValues(brand);
  return css.replace(brandReference, (_, nameInCalc?: string, operator = '+', operand = '0', nameAlone?: string) => {
    const name = nameInCalc ?? nameAlone ?? '';
    const value = numbers[name];
    if (value === undefined) throw new Error(`--brand-${name} is no value of content/brand.yaml.`);
    return String(Number(compute(value, operator, Number(operand)).toFixed(3)));
  });
}

function compute(value: number, operator: string, operand: number): number {
  if (operator === '*') return value * operand;
  return operator === '-' ? value - operand : value + operand;
}

/** The design tokens with the numbers of the brand. */
export function brandTokens(brand: BrandColors): string {
  return withBrand(readFileSync('app/styles/tokens.css', 'utf8'), brand);
}

/** The hue of each group. */
export function groupRules(menus: MenuHues): string {
  const [first] = menus.groups.filter(({ index }) => index);
  const rule = (selector: string, hue: string) => `${selector} {\n  --hue: var(--brand-${hue});\n}\n`;
  return [
    rule(':root', (first ?? menus.groups[0])?.hue ?? 'ink'),
    ...menus.groups.map(({ id, hue }) => rule(`[data-group="${id}"]`, hue)),
  ].join('');
}

/** Pages have notice and answer times in all languages; these rules show one. */
export function languageRules(locales: readonly string[]): string {
  const otherLanguages = (locale: string) => `html:lang(${locale}) .in-languages > :not([lang="${locale}"])`;
  return `${locales.map(otherLanguages).join(',\n')} {\n  display: none;\n}\n`;
}
