import { ContentError } from './content-error.ts';
import type { promiseWords } from './office-hours.ts';
import type { Company } from './open-site.server.ts';
import { createTimeZone } from './time-zone.ts';

/** Values that texts may name in braces, by name. */
export type Facts = Record<string, string>;

/**
 * Returns the facts that no text types itself. Years are whole years since the founding year. The contact service is started
 * with the same settings, so that the privacy page tells what the service does.
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
    emergencyPhone: company.emergencyPhone.shown,
    callMinutes: String(company.promises.callMinutes),
    patchHours: String(company.promises.patchHours),
    retentionDays: settings.RETENTION_DAYS || '365',
  };
}

/** Returns parsed YAML with each `{fact}` in its texts replaced. Throws ContentError for a name that is no fact. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  return withTexts(value, (text) => fillText(text, facts));
}

/** Returns parsed YAML with each of its texts changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTexts(entry, change)]));
}

function fillText(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact !== undefined) return fact;
    throw new ContentError(`{${name}} is no known fact. Known are ${Object.keys(facts).join(', ')}.`);
  });
}
