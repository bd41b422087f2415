export interface SiteSecurity {
  /** Visitors come over https (a proxy may end it before us): adds HSTS and upgrade-insecure-requests. */
  readonly https: boolean;
  /** Origin of the contact service when it is not this site's own. */
  readonly contactOrigin: string | undefined;
  readonly hstsIncludeSubDomains: boolean;
  readonly hstsPreload: boolean;
  readonly trustedTypes: boolean;
}

export interface SecurityOptions {
  /** `SITE_URL`. */
  readonly siteUrl?: string | undefined;
  /** `VITE_CONTACT_ENDPOINT`; a path, or an absolute address elsewhere. */
  readonly contactEndpoint?: string | undefined;
  readonly hstsIncludeSubDomains?: boolean;
  readonly hstsPreload?: boolean;
  readonly trustedTypes?: boolean;
}

/** Works out from the site's settings what the headers must say. Throws for an address that is none. */
export function siteSecurity(options: SecurityOptions = {}): SiteSecurity {
  const site = options.siteUrl ? new URL(options.siteUrl) : undefined;
  const endpoint = options.contactEndpoint ?? '';
  const contactOrigin = /^https?:\/\//i.test(endpoint) ? new URL(endpoint).origin : undefined;
  return {
    https: site?.protocol === 'https:',
    contactOrigin: contactOrigin === site?.origin ? undefined : contactOrigin,
    hstsIncludeSubDomains: options.hstsIncludeSubDomains ?? false,
    hstsPreload: options.hstsPreload ?? false,
    trustedTypes: options.trustedTypes ?? false,
  };
}
