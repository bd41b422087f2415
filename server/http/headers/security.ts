import type { SiteSettings } from '#shared/site-settings.ts';

export interface SiteSecurity {
  /** Visitors come over https (a proxy may end it before us): adds HSTS and upgrade-insecure-requests. */
  readonly https: boolean;
  /** Origin of the contact service when it is not this site's own. */
  readonly contactOrigin: string | undefined;
  /** How far HSTS reaches: this host, its subdomains too, or the preload lists of browsers. */
  readonly hsts: SiteSettings['HSTS'];
}

export interface SecurityOptions {
  readonly siteUrl?: string | undefined;
  /** `VITE_CONTACT_ENDPOINT`; a path, or an absolute address elsewhere. */
  readonly contactEndpoint?: string | undefined;
  readonly hsts?: SiteSettings['HSTS'];
}

/** Works out from the site's settings what the headers must say. Throws for an address that is none. */
export function siteSecurity(options: SecurityOptions = {}): SiteSecurity {
  const site = options.siteUrl ? new URL(options.siteUrl) : undefined;
  const endpoint = options.contactEndpoint ?? '';
  const contactOrigin = /^https?:\/\//i.test(endpoint) ? new URL(endpoint).origin : undefined;
  return {
    https: site?.protocol === 'https:',
    contactOrigin: contactOrigin === site?.origin ? undefined : contactOrigin,
    hsts: options.hsts ?? 'host',
  };
}

/** The same from the environment's settings: the one way for the server and for the files of static hosts. */
export function securityOf(settings: Pick<SiteSettings, 'SITE_URL' | 'VITE_CONTACT_ENDPOINT' | 'HSTS'>): SiteSecurity {
  return siteSecurity({
    siteUrl: settings.SITE_URL,
    contactEndpoint: settings.VITE_CONTACT_ENDPOINT,
    hsts: settings.HSTS,
  });
}
