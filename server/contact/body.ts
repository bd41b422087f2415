export type Format = 'json' | 'form';

/** The names and values that were sent, of any type. */
export type Submitted = Readonly<Record<string, unknown>>;

export function formatOf(contentType = ''): Format | undefined {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}
