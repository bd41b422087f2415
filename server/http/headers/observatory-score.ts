/**
 * Mozilla HTTP Observatory's published scoring (MDN, "Tests and scoring", algorithm version 4), for what an answer alone
 * can show. Names of tests and results are the Observatory's own, so that a line here can be looked up there.
 */
export interface ScoredAnswer {
  readonly headers: Headers;
  readonly html: string;
  /** Whether the host stands in the browsers' HSTS preload list; only its owner can put it there. */
  readonly preloaded: boolean;
}

export interface ScoredRule {
  readonly test: string;
  readonly result: string;
  readonly modifier: number;
}

export interface ObservatoryScore {
  readonly score: number;
  readonly rules: readonly ScoredRule[];
}

// Bonuses count only from this score on, before them.
const extraCreditFrom = 90;

/** Scores one answer: 100, less penalties, plus bonuses when at least 90 is left. */
export function observatoryScore(answer: ScoredAnswer): ObservatoryScore {
  const rules = [
    scoreContentSecurityPolicy(answer.headers),
    scoreCookies(answer.headers),
    scoreResourceSharing(answer.headers),
    scoreResourcePolicy(answer.headers),
    scoreReferrerPolicy(answer.headers),
    scoreTransportSecurity(answer),
    scoreIntegrity(answer.html),
    scoreContentTypeOptions(answer.headers),
    scoreFrameOptions(answer.headers),
  ];
  const sum = (wanted: (modifier: number) => boolean) =>
    rules
      .map(({ modifier }) => modifier)
      .filter(wanted)
      .reduce((total, modifier) => total + modifier, 0);
  const base = 100 + sum((modifier) => modifier < 0);
  const score = base >= extraCreditFrom ? base + sum((modifier) => modifier > 0) : base;
  return { score: Math.max(0, score), rules };
}

const tooBroad = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;
const unsafeInline = /^('unsafe-inline'|data:)$/;

function scoreContentSecurityPolicy(headers: Headers): ScoredRule {
  const rule = (result: string, modifier: number) => ({ test: 'content-security-policy', result, modifier });
  const directives = policyOf(headers);
  if (directives.size === 0) return rule('csp-not-implemented', -25);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (names: string[], pattern: RegExp) => names.flatMap(sources).some((source) => pattern.test(source));
  if (has(['script-src', 'object-src'], tooBroad) || has(['script-src'], unsafeInline)) {
    return rule('csp-implemented-with-unsafe-inline', -20);
  }
  if (has([...directives.keys()], /^(http|ftp):/)) return rule('csp-implemented-with-insecure-scheme', -20);
  if (has(['script-src', 'style-src'], /^'unsafe-eval'$/)) return rule('csp-implemented-with-unsafe-eval', -10);
  if (has(['style-src'], tooBroad) || has(['style-src'], unsafeInline)) {
    return rule('csp-implemented-with-unsafe-inline-in-style-src-only', 0);
  }
  return directives.get('default-src')?.join(' ') === "'none'"
    ? rule('csp-implemented-with-no-unsafe-default-src-none', 10)
    : rule('csp-implemented-with-no-unsafe', 5);
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...values]) => (name ? [[name.toLowerCase(), values]] : [])));
}

function scoreCookies(headers: Headers): ScoredRule {
  // The site sets none, so that any cookie is a fault here whatever its flags are.
  return headers.getSetCookie().length === 0
    ? { test: 'cookies', result: 'cookies-not-found', modifier: 0 }
    : { test: 'cookies', result: 'cookies-session-without-secure-flag', modifier: -40 };
}

function scoreResourceSharing(headers: Headers): ScoredRule {
  const open = headers.has('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true';
  const end = open ? 'implemented-with-universal-access' : 'not-implemented';
  const result = `cross-origin-resource-sharing-${end}`;
  return { test: 'cross-origin-resource-sharing', result, modifier: open ? -50 : 0 };
}

function scoreResourcePolicy(headers: Headers): ScoredRule {
  const results: Record<string, [string, number]> = {
    '': ['corp-not-implemented', 0],
    'same-origin': ['corp-implemented-with-same-origin', 10],
    'same-site': ['corp-implemented-with-same-site', 10],
    'cross-origin': ['corp-implemented-with-cross-origin', 0],
  };
  const value = headers.get('cross-origin-resource-policy') ?? '';
  const [result, modifier] = results[value] ?? ['corp-header-invalid', -5];
  return { test: 'cross-origin-resource-policy', result, modifier };
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const unsafeReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function scoreReferrerPolicy(headers: Headers): ScoredRule {
  const rule = (result: string, modifier: number) => ({ test: 'referrer-policy', result, modifier });
  const value = headers.get('referrer-policy');
  if (value === null) return rule('referrer-policy-not-implemented', 0);
  if (privateReferrers.includes(value)) return rule('referrer-policy-private', 5);
  return rule(unsafeReferrers.includes(value) ? 'referrer-policy-unsafe' : 'referrer-policy-header-invalid', -5);
}

const halfAYear = 15_552_000;

function scoreTransportSecurity({ headers, preloaded }: ScoredAnswer): ScoredRule {
  const rule = (result: string, modifier: number) => ({ test: 'strict-transport-security', result, modifier });
  const value = headers.get('strict-transport-security');
  if (preloaded) return rule('hsts-preloaded', 5);
  if (value === null) return rule('hsts-not-implemented', -20);
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (seconds === undefined || value.includes(',')) return rule('hsts-header-invalid', -20);
  return Number(seconds) >= halfAYear
    ? rule('hsts-implemented-max-age-at-least-six-months', 0)
    : rule('hsts-implemented-max-age-less-than-six-months', -10);
}

function scoreIntegrity(html: string): ScoredRule {
  const rule = (result: string, modifier: number) => ({ test: 'subresource-integrity', result, modifier });
  const scripts = html.match(/<script\b[^>]*>/gi) ?? [];
  const loaded = scripts.filter((tag) => /\ssrc=/i.test(tag));
  if (scripts.length === 0) return rule('sri-not-implemented-but-no-scripts-loaded', 0);
  if (loaded.some((tag) => /\ssrc=["']?(https?:)?\/\//i.test(tag))) {
    return rule('sri-not-implemented-and-external-scripts-not-loaded-securely', -50);
  }
  return loaded.some((tag) => /\sintegrity=/i.test(tag))
    ? rule('sri-implemented-and-all-scripts-loaded-securely', 5)
    : rule('sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0);
}

function scoreContentTypeOptions(headers: Headers): ScoredRule {
  const rule = (result: string, modifier: number) => ({ test: 'x-content-type-options', result, modifier });
  const value = headers.get('x-content-type-options');
  if (value === null) return rule('x-content-type-options-not-implemented', -5);
  return value === 'nosniff'
    ? rule('x-content-type-options-nosniff', 0)
    : rule('x-content-type-options-header-invalid', -5);
}

function scoreFrameOptions(headers: Headers): ScoredRule {
  const rule = (result: string, modifier: number) => ({ test: 'x-frame-options', result, modifier });
  if (policyOf(headers).has('frame-ancestors')) return rule('x-frame-options-implemented-via-csp', 5);
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? rule('x-frame-options-sameorigin-or-deny', 0)
    : rule('x-frame-options-not-implemented', -20);
}
