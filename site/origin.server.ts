/** Origin of canonical links, from SITE_URL at the build; this machine's address at the port of the start when it is not set. */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = process.env;
  return new URL(SITE_URL || `http://127.0.0.1:${Number(PORT) || 3000}`).origin;
}
