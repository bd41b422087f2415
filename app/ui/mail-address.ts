/** RFC 6068 */
export function mailAddress(address: string, subject = '', body = ''): string {
  const query = Object.entries({ subject, body }).flatMap(([key, value]) =>
    value ? [`${key}=${encodeURIComponent(value)}`] : [],
  );
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
