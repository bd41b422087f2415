import type { Plugin } from 'vite';

/** What becomes of the router's files whose path ends with `file`. */
type Edit = { file: string; from: RegExp; to: string };

const anyFile = '';
const router = '/router/router.js';
const components = '/dom/ssr/components.js';
const discovery = '/dom/ssr/fog-of-war.js';
const start = '/dom-export/hydrated-router.js';

const edits: Edit[] = [
  // What nobody imports stays in a bundle for the name that it shows to developers, or for a call that could have an effect.
  { file: anyFile, from: /^\w+\.displayName = ".+";$/gm, to: '' },
  { file: anyFile, from: /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm, to: '/* @__PURE__ */ ' },
  // All routes are known from the start.
  { file: discovery, from: /(?<!function )isFogOfWarEnabled\(\w+, ssr\)/g, to: 'false' },
  { file: router, from: /\binit\.patchRoutesOnNavigation\b/g, to: 'null' },
  // The page's scripts are written where it is rendered, at the build.
  { file: components, from: /!isStatic \?/g, to: 'true ?' },
  // Nobody observes the router, and no route is exchanged while it runs.
  { file: router, from: /\binit\.instrumentations\b/g, to: 'null' },
  { file: start, from: /^\trouter\.createRoutesForHMR = .+;$/gm, to: '' },
  // The site's one form sends itself (app/hooks/send-contact.ts), and no part of a page loads data of its own.
  { file: router, from: /^\t\tfetch,$/gm, to: '' },
  { file: router, from: /(?<=else if \()opts && opts\.submission && isMutationMethod\([\w.]+\)/g, to: 'false' },
  { file: router, from: /(?<=^\tif \()submission && isMutationMethod\([\w.]+\)/gm, to: 'false' },
  { file: router, from: /!isSubmissionNavigation\(opts\)/g, to: 'true' },
];

/** What does nothing without these parts, by the names that React Router knows: its exports, and the exports of a route. */
export const leftOut = {
  imports: ['Form', 'useFetcher', 'useFetchers', 'useSubmit'],
  routeExports: ['action', 'clientAction'],
};

/**
 * A build plugin that leaves out of React Router, in the browser, what a site of finished pages never runs: form submissions,
 * fetchers, the discovery of routes, hooks for observers. No bundler can see that they are dead, since each hangs on a
 * condition that only the site knows. It is a fifth of the router's bytes. Throws when the router has another form, so that an
 * upgrade cannot bring them back unseen.
 */
export function unusedRouterParts(): Plugin {
  const left = new Set<Edit>();
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler(code, id) {
        const own = edits.filter(({ file, from }) => id.endsWith(file) && code.search(from) >= 0);
        for (const edit of own) left.add(edit);
        return { code: own.reduce((text, { from, to }) => text.replace(from, to), code), map: null };
      },
    },
    buildEnd(error) {
      const missing = edits.find((edit) => !left.has(edit));
      if (!error && missing)
        throw new Error(
          `React Router no longer has ${missing.from}, which tools/build/unused-router-parts.ts leaves out of the browser's build.`,
        );
    },
  };
}
