import { longestSource, type Source, sourceFields } from '#shared/source.ts';

/** In this tab's memory alone: a reload begins anew. */
let first: Source | undefined;

/** Notes where the visit began, once; nothing where the browser asks not to be followed or the build has SOURCES=off. */
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
