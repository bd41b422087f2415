import type { z } from 'zod';
import { errorAt, type Fault, type Finding, fault, lineOf } from './finding.ts';
import sentences from './sentences.json' with { type: 'json' };

/** Content that cannot be used. The message names each file and key in a form an editor can act on. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[] | string) {
    super(typeof findings === 'string' ? findings : findings.map(lineOf).join('\n'));
    this.findings = typeof findings === 'string' ? [] : findings;
  }
}

/** Throws ContentError where a file has faults. */
export function refuseFaults(file: string, faults: Iterable<Fault & { key: string }>): void {
  const findings = Array.from(faults, ({ key, code, values }) => errorAt(file, key, code, values));
  if (findings.length > 0) throw new ContentError(findings);
}

/** Returns the path of a value as an editor counts: `['items', 0, 'title']` -> `items.#1.title`. */
export function keyOf(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `#${step + 1}` : String(step))).join('.') || 'the file';
}

type SchemaFault = Fault & { key: string; issue: z.core.$ZodIssue };

/** Parses a value by its schema. Returns the data, or what is wrong with it. */
export function readBy<T>(schema: z.ZodType<T>, value: unknown): { data?: T; faults: SchemaFault[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, faults: [] };
  return { faults: result.error.issues.map((issue) => ({ ...faultOfIssue(issue), key: keyOf(issue.path), issue })) };
}

function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  // A schema's own message is the code of a sentence, or a sentence without its full stop.
  const { code = issue.message, ...values } = (issue.code === 'custom' && issue.params) || {};
  if (isCode(code)) return fault(code, values);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.join(', ');
    return issue.keys.some((key) => key.includes(' ')) ? fault('torn-text', { text: keys }) : fault('no-key', { keys });
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return faultOfSize(issue);
  if (issue.code === 'invalid_value')
    return fault('no-option', { options: issue.values.map((value) => `"${String(value)}"`).join(', ') });
  if (issue.code === 'invalid_type' && issue.input === undefined) return fault('missing');
  // What a key must be is said of the key.
  if (issue.code === 'invalid_key' && issue.issues[0]) return faultOfIssue(issue.issues[0]);
  const form =
    issue.code === 'invalid_type' ? issue.expected : issue.code === 'invalid_format' ? issue.format : issue.code;
  return fault(codeByForm[form] ?? 'schema-message', { text: issue.message });
}

function faultOfSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Fault {
  const isSmall = issue.code === 'too_small';
  const limit = String(isSmall ? issue.minimum : issue.maximum);
  const length = String(issue.input).length;
  if (issue.origin === 'array' && issue.exact) return fault('exact-entries', { count: limit });
  if (issue.origin === 'array') return fault(isSmall ? 'few-entries' : 'many-entries', { count: limit });
  if (issue.origin !== 'string')
    return isSmall ? fault('too-low', { least: limit }) : fault('too-high', { most: limit });
  if (!isSmall) return fault('too-long', { length, most: limit });
  return limit === '1' ? fault('empty') : fault('too-short', { length, least: limit });
}

function isCode(text: unknown): text is Fault['code'] {
  return Object.hasOwn(sentences, String(text));
}

/** What a value must be, by Zod's names of types and formats. */
const codeByForm: Record<string, Fault['code']> = {
  string: 'no-text',
  object: 'no-group',
  array: 'no-list',
  number: 'no-number',
  int: 'no-whole-number',
  boolean: 'no-flag',
  date: 'no-date',
  email: 'no-email',
  invalid_union: 'no-form',
};
