/** Origin of canonical links, from SITE_URL at the build; the address of a start without settings when it is not set. */
export function siteOrigin(): string {
  return new URL(process.env.SITE_URL || 'http://127.0.0.1:3000').origin;
}
