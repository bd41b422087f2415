import type { SmtpSettings } from './smtp-settings.ts';

export interface OAuthSettings {
  /** Where the provider hands out tokens. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For providers that know consent of a person (Google); without it the program signs in by itself (Microsoft 365). */
  readonly refreshToken: string | undefined;
}

/** Signs in with tokens in place of a password. */
export function withOAuth(smtp: SmtpSettings, oauth: OAuthSettings): SmtpSettings {
  const { tokenUrl: accessUrl, clientId, clientSecret, refreshToken } = oauth;
  const shared = { type: 'OAuth2', user: smtp.auth?.user ?? '', clientId, clientSecret, accessUrl } as const;
  if (refreshToken) return { ...smtp, auth: { ...shared, refreshToken } };
  return {
    ...smtp,
    auth: {
      ...shared,
      provisionCallback: (_user, _renew, done) =>
        clientCredentials(oauth).then(
          ({ access_token, expires_in }) => done(null, access_token, Date.now() + (expires_in - 60) * 1000),
          (error: Error) => done(Object.assign(error, { code: 'EOAUTH2' })),
        ),
    },
  };
}

/** RFC 6749, 4.4, which Nodemailer leaves to its user. */
async function clientCredentials({ tokenUrl, clientId, clientSecret }: OAuthSettings) {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'https://outlook.office365.com/.default',
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as { access_token?: string; expires_in?: number; error?: string };
  if (!answer.access_token) throw new Error(`no token: ${answer.error ?? response.status}`);
  return { access_token: answer.access_token, expires_in: Number(answer.expires_in ?? 3600) };
}
