import { keyOf, readBy } from '#site/content-error.ts';
import { type Field, wordRoles } from '#site/fields.server.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { isObject } from '#site/is-object.ts';
import { type ContentTree, originalOf } from './content-tree.ts';
import { fieldsOfFile } from './texts.ts';

/** Where two contents are compared: the names of their files, and the path in both. */
type Comparison = { otherFile: string; file: string; path: (string | number)[]; shared: ReadonlySet<string> };

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
    const shared = new Set(fieldsOfFile(source).flatMap((field) => (isShared(field) ? field.key : [])));
    yield* compare(source.raw, file.raw, { otherFile: source.name, file: file.name, path: [], shared });
  }
}

function* compare(theirs: unknown, ours: unknown, comparison: Comparison): Generator<Finding> {
  const { file, otherFile, path } = comparison;
  const key = keyOf(path);
  const below = (name: string | number) => ({ ...comparison, path: [...path, name] });
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length === ours.length)
      for (const [index, entry] of theirs.entries()) yield* compare(entry, ours[index], below(index));
    else yield errorAt(file, key, 'other-length', { count: ours.length, otherFile, other: theirs.length });
  } else if (isObject(theirs) && isObject(ours)) {
    for (const name of Object.keys({ ...theirs, ...ours }))
      if (name in theirs && name in ours) yield* compare(theirs[name], ours[name], below(name));
      else {
        const [lacking, other] = name in ours ? [otherFile, file] : [file, otherFile];
        yield errorAt(lacking, keyOf(below(name).path), 'lacks', { otherFile: other });
      }
  } else if (typeof theirs !== typeof ours || isObject(theirs) !== isObject(ours))
    yield errorAt(file, key, 'other-form', { otherFile });
  else if (comparison.shared.has(key) && theirs !== ours)
    yield errorAt(file, key, 'differs', { otherFile, value: String(theirs) });
}

/** Whether a value is the same in all languages, as all but words are. */
function isShared({ role, value }: Field): boolean {
  return typeof value !== 'object' && role !== undefined && role !== 'markdown' && !wordRoles.includes(role);
}
