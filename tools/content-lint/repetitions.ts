import { isGroup } from '#site/fields.ts';
import { error, type Fault } from '#site/finding.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { fieldsWith, filledIn, proseOf, sentencesOf } from './texts.ts';

type Use = { file: ContentFile; key: string; text: unknown };

/** From this length on, in characters, a sentence that stands twice was copied. */
const shortestCopy = 60;

/** Every picture's alternative text is its own. */
export function checkAltTexts({ files }: ContentTree) {
  const uses = files.flatMap((file) =>
    fieldsWith(filledIn(file), 'alt').map(({ key, value: text }) => ({ file, key, text })),
  );
  const told = uses.filter(({ text }) => String(text).trim() !== '');
  return repetitions(told, 'same-alt', placeOf);
}

/** No two pages of a language share a title or description for search engines. */
export function* checkMeta({ files }: ContentTree) {
  for (const field of ['title', 'description']) {
    const uses = files.flatMap((file) => {
      const meta = file.page && isGroup(file.filled) ? file.filled.meta : undefined;
      return isGroup(meta) ? { file, key: `meta.${field}`, text: meta[field] } : [];
    });
    yield* repetitions(uses, 'same-meta', ({ file }) => file.name);
  }
}

/** No sentence of some length stands twice in one language. Alternative texts have a rule of their own. */
export function checkSharedParagraphs({ files }: ContentTree) {
  const uses = files.flatMap((file) => {
    const prose = file.page ? proseOf(file).filter(({ role }) => role !== 'alt' && role !== 'quote') : [];
    return prose.flatMap(({ key, value }) =>
      sentencesOf(value.replace(/\s+/g, ' '))
        .filter((sentence) => [...sentence].length >= shortestCopy)
        .map((text) => ({ file, key, text })),
    );
  });
  return repetitions(uses, 'same-sentence', placeOf, (text) => text.toLowerCase());
}

function placeOf({ file, key }: Use): string {
  return `${file.name}: ${key}`;
}

/** A finding for each text that stood before in the same language. */
function* repetitions(
  uses: Use[],
  code: Fault['code'],
  nameOf: (first: Use) => string,
  alike = (text: string) => text.trim(),
) {
  const firstUses = new Map<string, Use>();
  for (const use of uses) {
    const { file, key, text } = use;
    if (typeof text !== 'string') continue;
    const id = `${file.locale} ${alike(text)}`;
    const first = firstUses.get(id);
    firstUses.set(id, first ?? use);
    if (first) yield error(file.name, key, code, { text, there: nameOf(first) });
  }
}
