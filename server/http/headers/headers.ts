import type { SiteSettings } from '#server/site-settings.ts';
import { drawingPolicy, filePolicy, inlineHashes, pagePolicy } from './content-security-policy.ts';

export type HeaderMap = Readonly<Record<string, string>>;

/** Which pages browsers may fetch ahead, and when (tools/build/build-pages.ts). */
export const speculationRules = '/prefetch.speculationrules';

export type SiteSecurity = ReturnType<typeof securityOf>;

type SecuritySettings = Partial<Pick<SiteSettings, 'SITE_URL' | 'VITE_CONTACT_ENDPOINT' | 'VISITS'>>;

/** Derives the headers' values from the site's settings, for the server and for static hosts. */
export function securityOf(settings: SecuritySettings) {
  const { SITE_URL, VITE_CONTACT_ENDPOINT = '', VISITS = false } = settings;
  const site = SITE_URL ? new URL(SITE_URL) : undefined;
  // A path alone has no origin.
  const endpoint = URL.parse(VITE_CONTACT_ENDPOINT)?.origin;
  return {
    /** Visitors come over https (a proxy may end it before us): adds HSTS and upgrade-insecure-requests. */
    https: site?.protocol === 'https:',
    /** Origin of the contact service when it is not this site's own. */
    contactOrigin: endpoint === site?.origin ? undefined : endpoint,
    /** Browsers may fetch the next page ahead. They then open it without asking again, so that no visit is counted. */
    prefetch: !VISITS,
  };
}

// Two years, of this host alone: what else its owner has may not be ready for https.
const hsts = `max-age=${2 * 365 * 24 * 60 * 60}`;

// The features by which a page could watch, locate, charge or track somebody. The list is short on purpose: it travels
// with every page, and frames of others are refused by the policy anyway.
const denied = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment'];

const permissionsPolicy = denied.map((feature) => `${feature}=()`).join(', ');

function commonHeaders(security: SiteSecurity): HeaderMap {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(security.https ? { 'Strict-Transport-Security': hsts } : {}),
  };
}

/** Headers of an HTML page; `html` exactly as it is sent, because its inline code is hashed. */
export function pageHeaders(html: string, security: SiteSecurity): HeaderMap {
  return {
    ...bareHeaders(security),
    'Content-Security-Policy': pagePolicy(inlineHashes(html), security),
    'Permissions-Policy': permissionsPolicy,
    // Not "same-origin": under it a form posted to a contact service on another origin arrives with "Origin: null".
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    ...(security.prefetch ? { 'Speculation-Rules': `"${speculationRules}"` } : {}),
  };
}

export function fileHeaders(path: string, text: string, security: SiteSecurity): HeaderMap {
  return {
    ...commonHeaders(security),
    'Content-Security-Policy': path.endsWith('.svg') ? drawingPolicy(inlineHashes(text, 'xml')) : filePolicy,
    // Previews of shared links show these pictures inside other sites' pages.
    ...(path.startsWith('/share/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
  };
}

export function bareHeaders(security: SiteSecurity): HeaderMap {
  return { ...commonHeaders(security), 'Content-Security-Policy': filePolicy, 'X-Frame-Options': 'DENY' };
}
