import { longestSource, type Source, sourceFields } from '#shared/source.ts';

/** In memory only: gone after a reload. */
let first: Source | undefined;

/** Remembers where the visit began, except with Do Not Track, Global Privacy Control or SOURCES=off at the build. */
export function rememberSource(): void {
  first ??= isAllowed() ? readSource() : {};
}

export function visitSource(): Source {
  return first ?? {};
}

function isAllowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return import.meta.env.VITE_SOURCES !== 'off' && doNotTrack !== '1' && !globalPrivacyControl;
}

function readSource(): Source {
  const query = new URLSearchParams(location.search);
  const referrer = URL.parse(document.referrer);
  const values: Record<string, string | null> = {
    ...Object.fromEntries(sourceFields.map((name) => [name, query.get(name)])),
    landing: location.pathname,
    referrer: referrer && referrer.host !== location.host ? referrer.host : null,
  };
  const source = sourceFields.flatMap((name) => (values[name] ? [[name, values[name].slice(0, longestSource)]] : []));
  return Object.fromEntries(source);
}
