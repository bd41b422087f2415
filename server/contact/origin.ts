import type { Env } from '#server/env.ts';

/** SITE_URL has another origin than ours if the service has its own host. */
type OriginRules = Pick<Env, 'SITE_URL' | 'ALLOWED_ORIGINS' | 'TRUST_PROXY'>;

/**
 * Whether a request may send a message. `crossOrigin` is set for an allowed page of another host than ours: its browser
 * wants permission, and its visitors are led back there. Browsers tell the origin of each POST; `Origin: null` and no
 * Origin at all leave `Sec-Fetch-Site` to judge by, which pages cannot forge. A client that sends neither is no
 * browser, and so carries nobody's trust that could be abused.
 */
export function checkOrigin(request: Request, rules: OriginRules): { allowed: boolean; crossOrigin?: string } {
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') {
    const fetchSite = request.headers.get('sec-fetch-site');
    return {
      allowed: fetchSite === 'same-origin' || (origin === null && (fetchSite === null || fetchSite === 'none')),
    };
  }
  if (hostOf(origin) === ownHost(request, rules.TRUST_PROXY)) return { allowed: true };
  const isAllowed = origin === rules.SITE_URL || rules.ALLOWED_ORIGINS.includes(origin);
  return isAllowed ? { allowed: true, crossOrigin: origin } : { allowed: false };
}

/** The value of the outermost trusted proxy. Proxies append, so values further left are from the visitor. */
function forwardedValue(header: string | null, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || header === null) return undefined;
  const values = header.split(',').map((value) => value.trim());
  return values[Math.max(0, values.length - trustedProxies)] || undefined;
}

export function clientAddress(
  request: Request,
  remoteAddress: string | undefined,
  trustedProxies: number,
): string | undefined {
  return forwardedValue(request.headers.get('x-forwarded-for'), trustedProxies) ?? remoteAddress;
}

function ownHost(request: Request, trustedProxies: number): string {
  const forwarded = forwardedValue(request.headers.get('x-forwarded-host'), trustedProxies);
  return (forwarded ?? new URL(request.url).host).toLowerCase();
}

// Only the host is compared: we cannot see whether a proxy in front of us received https.
function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/?#\s]+)$/.exec(origin.toLowerCase())?.[1];
}
