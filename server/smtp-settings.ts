import { isIP } from 'node:net';
import type { XOAuth2Options } from 'nodemailer/lib/xoauth2';

type SmtpUrl = ReturnType<typeof readSmtpUrl>;
type OAuth = XOAuth2Options & { readonly type: 'OAuth2'; readonly user: string };
export type SmtpSettings = Omit<SmtpUrl, 'auth'> & { readonly auth: SmtpUrl['auth'] | OAuth };

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. STARTTLS is used where offered, and demanded where a password
 * would else cross a network in the clear. Throws a sentence that never contains the password.
 */
export function readSmtpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.search !== '') {
    throw new Error('it must look like smtp://user:password@mail.host:587 or smtps://user:password@mail.host');
  }
  const secure = url.protocol === 'smtps:';
  const auth = url.username ? credentials(url) : undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && auth !== undefined && !isLoopback(url.hostname),
    auth,
  };
}

function credentials(url: URL): { user: string; pass: string } {
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    throw new Error('user and password must be percent-encoded');
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Reads `https://token.address?client_id=…&client_secret=…`, with `&refresh_token=…` for providers that require a
 * person's consent (Google); others let a program sign in (Microsoft 365).
 */
export function readOAuthUrl(text: string) {
  const { origin, pathname, searchParams } = URL.parse(text) ?? { origin: '', pathname: '', searchParams: undefined };
  const [clientId, clientSecret] = [searchParams?.get('client_id'), searchParams?.get('client_secret')];
  if (!origin.startsWith('http') || !clientId || !clientSecret)
    throw new Error('it must look like https://login.mail.host/token?client_id=…&client_secret=…');
  const refreshToken = searchParams?.get('refresh_token') ?? undefined;
  return { accessUrl: origin + pathname, clientId, clientSecret, refreshToken };
}

/** Signs in without a person (RFC 6749, 4.4). Nodemailer renews only with a refresh token, which is not read here. */
const clientCredentials = {
  refreshToken: 'none',
  customParams: { grant_type: 'client_credentials', scope: 'https://outlook.office365.com/.default' },
};

export function withOAuth(smtp: SmtpUrl, { refreshToken, ...client }: ReturnType<typeof readOAuthUrl>): SmtpSettings {
  const grant = refreshToken ? { refreshToken } : clientCredentials;
  return { ...smtp, auth: { type: 'OAuth2', user: smtp.auth?.user ?? '', ...client, ...grant } };
}
