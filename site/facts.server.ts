import { fill, namesIn } from '#shared/fill.ts';
import type { Company } from './create-site.server.ts';
import { type Field, setIn, walkFields } from './fields.server.ts';
import { type Fault, fault } from './finding.ts';
import type { JsonSchema } from './json-schemas.server.ts';
import { changeWords } from './markdown.server.ts';
import type { promiseWords } from './office-hours.ts';
import { createTimeZone } from './time-zone.ts';

/** Values that texts may name in braces, by name. */
export type Facts = Record<string, string>;

/**
 * Returns the facts that no text types itself. Years are whole years since the founding year. The contact service is
 * started with the same settings, so that the privacy page tells what the service does.
 */
export function factsOf(
  company: Company,
  promises: ReturnType<typeof promiseWords>,
  now: Date,
  settings: { RETENTION_DAYS?: string },
): Facts {
  const [year = ''] = createTimeZone(company.timeZone).dateOf(now.getTime()).split('-');
  return {
    ...promises,
    company: company.name,
    legalName: company.legalName,
    founded: String(company.founded),
    year,
    years: String(Number(year) - company.founded),
    email: company.email,
    careersEmail: company.careersEmail,
    phone: company.phone.shown,
    ...(company.emergencyPhone && { emergencyPhone: company.emergencyPhone.shown }),
    callMinutes: String(company.promises.callMinutes),
    ...(company.promises.patchHours && { patchHours: String(company.promises.patchHours) }),
    retentionDays: settings.RETENTION_DAYS || '365',
  };
}

/** Returns parsed YAML with the facts filled in that its texts name in braces. */
export function fillFacts(jsonSchema: JsonSchema, content: unknown, facts: Facts): unknown {
  const filled = structuredClone(content);
  for (const field of textsIn(jsonSchema, content)) {
    const ownPlaceholders = Object.fromEntries((field.schema.placeholders ?? []).map((name) => [name, `{${name}}`]));
    setIn(
      filled,
      field.path,
      changeOutsideCode(field, (text) => fill(text, { ...facts, ...ownPlaceholders })),
    );
  }
  return filled;
}

/** Names in braces that nothing fills in, such as `{yeers}`. */
export function* wrongPlaceholders(
  jsonSchema: JsonSchema,
  content: unknown,
  facts: Facts,
): Generator<Fault & { key: string }> {
  for (const field of textsIn(jsonSchema, content)) {
    const { placeholders = [] } = field.schema;
    const allowed = [...placeholders, ...Object.keys(facts)];
    const names: string[] = [];
    changeOutsideCode(field, (text) => {
      names.push(...namesIn(text));
      return text;
    });
    for (const name of names)
      if (!allowed.includes(name))
        yield {
          key: field.key,
          ...(allowed.length > 0
            ? fault('unknown-placeholder', { placeholder: `{${name}}`, known: allowed.join(', ') })
            : fault('no-placeholders', { placeholder: `{${name}}` })),
        };
  }
}

function textsIn(jsonSchema: JsonSchema, content: unknown): Field<string>[] {
  const isText = (field: Field): field is Field<string> => typeof field.value === 'string' && field.value.includes('{');
  return [...walkFields(jsonSchema, content, { parts: false })].filter(isText);
}

/** Code in a Markdown text has its own braces. */
function changeOutsideCode({ role, value }: Field<string>, change: (text: string) => string): string {
  return role === 'markdown' ? changeWords(value, change) : change(value);
}
