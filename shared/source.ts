/** Where a visit began, as the browser tells it: optional hidden fields of the form, never trusted. */
export const sourceFields = [
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export type Source = Partial<Record<(typeof sourceFields)[number], string>>;

/** Longest text kept of each, in UTF-16 units. */
export const maxSourceLength = 200;

export function parseSource(json: string): Source {
  return JSON.parse(json) as Source;
}
