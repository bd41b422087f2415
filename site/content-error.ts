import type { z } from 'zod';

/** A content file that cannot be used. The message names the file and the key in a form an editor can act on. */
export class ContentError extends Error {}

/** Returns the path of a value as an editor counts: `['items', 0, 'title']` -> `items.#1.title`. */
export function keyOf(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `#${part + 1}` : String(part))).join('.') || 'the file';
}

/** Returns one sentence that says what to do about what Zod found wrong. */
export function adviceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const isTornText = issue.keys.some((key) => key.includes(' '));
    if (isTornText) return `a text with a comma needs quotes inside { }: put them around “… ${issue.keys.join(', ')}”.`;
    return `no such key here: ${issue.keys.join(', ')}. Correct its spelling or remove it.`;
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'missing: add it.';
  if (issue.code === 'invalid_type') return `must be ${words[issue.expected] ?? `a ${issue.expected}`}.`;
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'empty: write the text.';
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be ${issue.minimum} or more.`;
  if (issue.code === 'too_big' && issue.origin === 'number') return `must be ${issue.maximum} or less.`;
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `needs ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} entries.`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `takes ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum} entries.`;
  if (issue.code === 'invalid_format' && forms[issue.format]) return `must be ${forms[issue.format]}.`;
  return `${issue.message}.`;
}

/** Returns one sentence about braces that nothing fills in. */
export function placeAdvice({ name, known }: { name: string; known: string[] | undefined }): string {
  if (!known) return `write {${name}} in place of $${name}.`;
  return `{${name}} stands for nothing here. Known are ${known.join(', ') || 'none'}.`;
}

const words: Record<string, string> = {
  string: 'a text (put it in quotes if it is a number)',
  object: 'a group of keys',
  array: 'a list (lines that begin with a dash)',
};

const forms: Record<string, string> = {
  date: 'a date such as 2026-12-25',
  email: 'an email address such as hello@example.com',
};
