import { day } from '#shared/durations.ts';

/** The text of security.txt (RFC 9116). It ends a year less a day after a date: the RFC asks for less than a year. */
export function securityTxt(
  origin: string,
  email: string,
  contactPage: string,
  locales: readonly string[],
  date: Date,
): string {
  const expires = new Date(date);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  // The RFC allows only https addresses, which a site on a local machine does not have.
  const isSecure = origin.startsWith('https:');
  return [
    `Contact: mailto:${email}`,
    ...(isSecure ? [`Contact: ${origin}${contactPage}`] : []),
    `Expires: ${new Date(expires.getTime() - day).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    ...(isSecure ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
