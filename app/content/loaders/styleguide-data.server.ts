import { readFileSync } from 'node:fs';
import { advicePapers } from '../pictures.server.ts';
import { milestonesData, pageData } from './page-data.server.ts';

const addresses = { home: '/', service: '/sap', security: '/network-security', about: '/about-us' } as const;

/** Gives the tokens as the style sheet names them, and pages whose content the sample sections show. */
export function styleguideData(url: URL) {
  const at = (path: string) => new URL(path, url);
  return {
    tokens: readTokens(readFileSync('app/styles/tokens.css', 'utf8')),
    samples: {
      terrain: pageData(at(addresses.home), 'home').terrain,
      profile: milestonesData(at(addresses.about), 'about').profile,
      papers: advicePapers(),
      home: pageData(at(addresses.home), 'home').page,
      service: pageData(at(addresses.service), 'service').page,
      security: pageData(at(addresses.security), 'security').page,
      about: pageData(at(addresses.about), 'about').page,
    },
  };
}

/** Takes the text of tokens.css, gives the names of its tokens by kind. */
export function readTokens(css: string) {
  return {
    colors: namesOf(css, /^ {2}--([\w-]+): light-dark\(/gm),
    families: namesOf(css, /^\[data-family="(\w+)"\]/gm),
    type: namesOf(css, /^ {2}--text-(\w+): /gm),
    radii: namesOf(css, /^ {2}--radius-(\w+): /gm),
    times: namesOf(css, /^ {2}--(\w+): \d+m?s;/gm),
  };
}

function namesOf(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

export type Samples = ReturnType<typeof styleguideData>['samples'];
