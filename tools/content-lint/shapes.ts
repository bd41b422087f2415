import { keyOf, readBy } from '#site/content-error.ts';
import { type Field, wordRoles } from '#site/fields.server.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { isObject } from '#site/is-object.ts';
import { type ContentTree, originalOf } from './content-tree.ts';
import { fieldsOfFile } from './texts.ts';

/** Where two contents are compared: the names of their files, and the path in both. */
type Comparison = { otherFile: string; file: string; path: (string | number)[]; sharedKeys: ReadonlySet<string> };

/** Every file that a build reads exists, can be read and has the shape of its kind. */
export function* checkSchemas({ files, drafts }: ContentTree) {
  for (const { name, problem, schema, filled } of [...files, ...drafts.filter(({ page }) => page?.state !== 'draft')])
    if (problem) yield errorAt(name, 'the file', problem.code, problem.values);
    else
      for (const { key, code, values } of schema ? readBy(schema, filled).faults : [])
        yield errorAt(name, key, code, values);
}

/** All languages have the same keys and lists of the same length, and agree on what no language changes. */
export function* checkSameShape({ files }: ContentTree) {
  for (const file of files) {
    const source = originalOf(file, files);
    if (source?.raw === undefined || file.raw === undefined) continue;
    const sharedKeys = new Set(fieldsOfFile(source).flatMap((field) => (isShared(field) ? field.key : [])));
    yield* compare(source.raw, file.raw, { otherFile: source.name, file: file.name, path: [], sharedKeys });
  }
}

function* compare(original: unknown, translation: unknown, comparison: Comparison): Generator<Finding> {
  const { file, otherFile, path } = comparison;
  const key = keyOf(path);
  const inside = (name: string | number) => ({ ...comparison, path: [...path, name] });
  if (Array.isArray(original) && Array.isArray(translation)) {
    if (original.length === translation.length)
      for (const [index, entry] of original.entries()) yield* compare(entry, translation[index], inside(index));
    else yield errorAt(file, key, 'other-length', { count: translation.length, otherFile, other: original.length });
  } else if (isObject(original) && isObject(translation)) {
    for (const name of Object.keys({ ...original, ...translation }))
      if (name in original && name in translation) yield* compare(original[name], translation[name], inside(name));
      else {
        const [lackingFile, completeFile] = name in translation ? [otherFile, file] : [file, otherFile];
        yield errorAt(lackingFile, keyOf(inside(name).path), 'lacks', { otherFile: completeFile });
      }
  } else if (typeof original !== typeof translation || isObject(original) !== isObject(translation))
    yield errorAt(file, key, 'other-form', { otherFile });
  else if (comparison.sharedKeys.has(key) && original !== translation)
    yield errorAt(file, key, 'differs', { otherFile, value: String(original) });
}

/** Whether a value is the same in all languages, as all but words are. */
function isShared({ role, value }: Field): boolean {
  return typeof value !== 'object' && role !== undefined && role !== 'markdown' && !wordRoles.includes(role);
}
