import { mkdirSync, writeFileSync } from 'node:fs';
import { brandFaults } from '#app/styles/contrast.server.ts';
import { brandValues, groupRules, languageRules } from '#app/styles/tokens.server.ts';
import { ContentError } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';

/** Writes the brand's numbers as custom properties, and the rules for languages. Throws for faint colors. */
export function writeBrand(site: Site): void {
  const brand = site.brand();
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new ContentError(faults);
  const declarations = Object.entries(brandValues(brand)).map(([name, value]) => `  --brand-${name}: ${value};\n`);
  mkdirSync('.generated', { recursive: true });
  writeFileSync('.generated/brand.css', `:root {\n${declarations.join('')}}\n${groupRules(site.menus())}`);
  writeFileSync('.generated/languages.css', languageRules(site.locales));
}
