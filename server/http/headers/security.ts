import type { SiteSettings } from '#shared/site-settings.ts';

export interface SiteSecurity {
  /** Visitors come over https (a proxy may end it before us): adds HSTS and upgrade-insecure-requests. */
  readonly https: boolean;
  /** Origin of the contact service when it is not this site's own. */
  readonly contactOrigin: string | undefined;
  readonly hsts: SiteSettings['HSTS'];
}

type SecuritySettings = Partial<Pick<SiteSettings, 'SITE_URL' | 'VITE_CONTACT_ENDPOINT' | 'HSTS'>>;

/** Works out from the site's settings what the headers must say: the one way for the server and for static hosts. */
export function securityOf({ SITE_URL, VITE_CONTACT_ENDPOINT = '', HSTS = 'host' }: SecuritySettings): SiteSecurity {
  const site = SITE_URL ? new URL(SITE_URL) : undefined;
  const endpoint = /^https?:\/\//i.test(VITE_CONTACT_ENDPOINT) ? new URL(VITE_CONTACT_ENDPOINT).origin : undefined;
  return {
    https: site?.protocol === 'https:',
    contactOrigin: endpoint === site?.origin ? undefined : endpoint,
    hsts: HSTS,
  };
}
