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
  const values = brandValues(brand);
  return css.replace(brandReference, (_, inSum?: string, sign = '+', operand = '0', alone?: string) => {
    const name = inSum ?? alone ?? '';
    const value = values[name];
    if (value === undefined) throw new Error(`--brand-${name} is no value of content/brand.yaml.`);
    return String(Number(compute(value, sign, Number(operand)).toFixed(3)));
  });
}

function compute(value: number, sign: string, operand: number): number {
  if (sign === '*') return value * operand;
  return sign === '-' ? value - operand : value + operand;
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
  const others = (locale: string) => `html:lang(${locale}) .in-languages > :not([lang="${locale}"])`;
  return `${locales.map(others).join(',\n')} {\n  display: none;\n}\n`;
}
