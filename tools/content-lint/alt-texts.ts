import { locales } from '#app/content/locale.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { groupsWith } from './texts.ts';

const idleOpening =
  /^(an? )?(image|picture|photo|drawing|illustration|graphic) (of|showing)|^(una? )?(imagen|foto|dibujo|ilustración|gráfica) (de|que)/i;

/** Every picture's alternative text is its own and tells the picture at once. */
export function checkAltTexts({ files }: ContentTree): Finding[] {
  return locales.flatMap((locale) => {
    const firstUse = new Map<string, string>();
    return files
      .filter((file) => file.locale === locale)
      .flatMap((file) =>
        groupsWith(file.filled, 'alt').flatMap(({ key, value }) => {
          const alt = typeof value.alt === 'string' ? value.alt.trim() : '';
          if (alt === '') return [];
          const place = `${key}.alt`;
          const fault = faultOf(alt) ?? repetition(alt, firstUse);
          firstUse.set(alt, firstUse.get(alt) ?? `${file.name}: ${place}`);
          return fault ? [error(file.name, place, fault)] : [];
        }),
      );
  });
}

function faultOf(alt: string): string | undefined {
  if (idleOpening.test(alt))
    return 'says that it is a picture, which everybody hears anyway: begin with what it shows.';
  return undefined;
}

function repetition(alt: string, firstUse: ReadonlyMap<string, string>): string | undefined {
  const place = firstUse.get(alt);
  return place && `is the same as in ${place}: say what this picture tells.`;
}
