import type { z } from 'zod';
import { type Fault, type Finding, fault, lineOf } from './finding.ts';
import { bothSaid } from './schema/said.ts';
import sentences from './sentences.json' with { type: 'json' };

/** Content that cannot be used. The message names each file and key in a form an editor can act on. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[] | string) {
    super(typeof findings === 'string' ? findings : findings.map(lineOf).join('\n'));
    this.findings = typeof findings === 'string' ? [] : findings;
  }
}

/** Returns the path of a value as an editor counts: `['items', 0, 'title']` -> `items.#1.title`. */
export function keyOf(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `#${part + 1}` : String(part))).join('.') || 'the file';
}

export type SchemaFault = Fault & { key: string; issue: z.core.$ZodIssue };

/** Reads a value by its schema, or tells what is wrong with it. */
export function readBy<T>(schema: z.ZodType<T>, value: unknown): { data?: T; faults: SchemaFault[] } {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const faults = error?.issues.map((issue) => ({ ...faultOf(issue), key: keyOf(issue.path), issue })) ?? [];
  return error ? { faults } : { data: data as T, faults };
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const length = String(issue.input).length;
  const own = bothSaid(issue.message);
  if (own) return fault('own', own);
  switch (issue.code) {
    case 'custom': {
      const { code = '', ...values } = (issue.params ?? {}) as Fault['values'];
      if (code in sentences) return fault(code as Fault['code'], { length, ...values });
      break;
    }
    case 'unrecognized_keys': {
      const keys = issue.keys.join(', ');
      return issue.keys.some((key) => key.includes(' '))
        ? fault('torn-text', { text: keys })
        : fault('no-key', { keys });
    }
    case 'invalid_type':
      if (issue.input === undefined) return fault('missing');
      if (typesOf[issue.expected]) return fault(typesOf[issue.expected] as Fault['code']);
      break;
    case 'too_small': {
      const least = String(issue.minimum);
      if (issue.origin === 'string')
        return issue.minimum === 1 ? fault('empty') : fault('too-short', { length, least });
      if (issue.origin === 'array') return fault(issue.exact ? 'exact-entries' : 'few-entries', { count: least });
      return fault('too-low', { least });
    }
    case 'too_big': {
      const most = String(issue.maximum);
      if (issue.origin === 'string') return fault('too-long', { length, most });
      if (issue.origin === 'array') return fault(issue.exact ? 'exact-entries' : 'many-entries', { count: most });
      return fault('too-high', { most });
    }
    case 'invalid_value':
      return fault('no-option', { options: issue.values.map((value) => `"${String(value)}"`).join(', ') });
    case 'invalid_union':
      return fault('no-form');
    case 'invalid_format':
      if (issue.format === 'date') return fault('no-date');
      if (issue.format === 'email') return fault('no-email');
      break;
  }
  return fault('own', { en: issue.message, es: issue.message });
}

const typesOf: Partial<Record<string, Fault['code']>> = {
  string: 'no-text',
  object: 'no-group',
  array: 'no-list',
  number: 'no-number',
  int: 'no-whole-number',
  boolean: 'no-flag',
};
