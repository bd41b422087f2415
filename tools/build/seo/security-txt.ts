const day = 24 * 60 * 60 * 1000;

/** How long before its end a security.txt should be renewed. */
export const warningDays = 30;

export type SecurityContact = { origin: string; email: string; languages: readonly string[]; contactPage: string };

/**
 * The text of security.txt (RFC 9116). It ends a year less a day after the date of the sources, because the RFC asks for
 * less than a year.
 */
export function securityTxt({ origin, email, languages, contactPage }: SecurityContact, date: Date): string {
  const expires = new Date(date);
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

/** What is wrong with a security.txt's age, in one sentence; undefined when nothing is. */
export function expiryWarning(text: string, now: Date): string | undefined {
  const expires = Date.parse(/^Expires:\s*(\S+)\s*$/im.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) return 'security.txt says no date on which it expires: build the site again.';
  const days = Math.floor((expires - now.getTime()) / day);
  if (days < 0) return 'security.txt has expired: build the site from a newer commit and publish it.';
  if (days < warningDays)
    return `security.txt expires in ${days} days: build the site from a newer commit and publish it.`;
  return undefined;
}
