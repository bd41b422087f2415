import { maxSourceLength, type Source, sourceFields } from '#shared/source.ts';
import { attempt } from './attempt.ts';

const storageKey = 'visit-source';

/** With SOURCES=tab where the visit began is kept until the tab is closed. */
export function storeSource(): void {
  if (import.meta.env.VITE_SOURCES !== 'tab' || !isAllowed()) return;
  attempt(() => {
    if (!sessionStorage.getItem(storageKey)) sessionStorage.setItem(storageKey, JSON.stringify(detectSource()));
  });
}

/**
 * Where the visit came from: what was kept, else what the address and the referrer of this page tell. Nothing with Do
 * Not Track, Global Privacy Control or SOURCES=off at the build.
 */
export function visitSource(): Source {
  if (!isAllowed()) return {};
  const storedSource = import.meta.env.VITE_SOURCES === 'tab' && attempt(() => sessionStorage.getItem(storageKey));
  return storedSource ? JSON.parse(storedSource) : detectSource();
}

function isAllowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return import.meta.env.VITE_SOURCES !== 'off' && doNotTrack !== '1' && !globalPrivacyControl;
}

function detectSource(): Source {
  const query = new URLSearchParams(location.search);
  const referrer = URL.parse(document.referrer);
  const valueByField: Record<string, string | null> = {
    ...Object.fromEntries(sourceFields.map((name) => [name, query.get(name)])),
    landing: location.pathname,
    referrer: referrer && referrer.host !== location.host ? referrer.host : null,
  };
  const source = sourceFields.flatMap((name) =>
    valueByField[name] ? [[name, valueByField[name].slice(0, maxSourceLength)]] : [],
  );
  return Object.fromEntries(source);
}
