const day = 24 * 60 * 60 * 1000;

const warningDays = 30;

export function expiryWarning(text: string, now: Date): string | undefined {
  const expires = Date.parse(/^Expires:\s*(\S+)\s*$/im.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) return 'security.txt says no date on which it expires: build the site again.';
  const days = Math.floor((expires - now.getTime()) / day);
  if (days < 0) return 'security.txt has expired: build the site again and publish it.';
  if (days < warningDays) return `security.txt expires in ${days} days: build the site again and publish it.`;
  return undefined;
}
