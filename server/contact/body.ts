export type Format = 'json' | 'form';

/** The names and values that were sent, of any type. */
export type Values = Readonly<Record<string, unknown>>;

export function formatOf(contentType = ''): Format | undefined {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** Undefined if the text is no JSON object. */
export function parseBody(text: string, format: Format): Values | undefined {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
