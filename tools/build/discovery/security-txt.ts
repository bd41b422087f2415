const day = 24 * 60 * 60 * 1000;

export type SecurityContact = { origin: string; email: string; languages: readonly string[]; contactPage: string };

/**
 * Takes where faults are reported, and the moment of the build, gives security.txt (RFC 9116). It ends a year less a day
 * later, because the RFC asks for less than a year.
 */
export function securityTxt({ origin, email, languages, contactPage }: SecurityContact, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  // The RFC takes web addresses with https only, which a site tried at home does not have.
  const secure = origin.startsWith('https:');
  return [
    `Contact: mailto:${email}`,
    ...(secure ? [`Contact: ${origin}${contactPage}`] : []),
    `Expires: ${new Date(expires.getTime() - day).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(secure ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
