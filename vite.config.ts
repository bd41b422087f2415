import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { loadBrand } from './app/content/load.server.ts';
import { fillBrand } from './app/styles/tokens.server.ts';
import { namedExports } from './tools/build/named-exports.ts';
import { plainSignals } from './tools/build/plain-signals.ts';
import { staticPathsFirst } from './tools/build/static-paths.ts';
import { unusedRouterParts } from './tools/build/unused-router-parts.ts';

/**
 * Few files and no long task: React and the router are files of their own, so that each is compiled and run apart; what two
 * or more routes share is one file; what one route alone needs stays with it.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|named-exports:/, priority: 3 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
    { name: 'site', test: /\/(app|shared)\/|lucide-react/, minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss({ optimize: false }),
    brandColors(),
    reactRouter(),
    reloadContent(),
    compileAhead(),
    signalsWithoutStack(),
    pagesByPath(),
    namedExports(),
    unusedRouterParts(),
  ],
  publicDir: '.generated/public',
  // Browsers that know light-dark() and nesting: the style sheet stays as short as it was written.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: { client: { build: { rollupOptions: { output: { codeSplitting } } } } },
  server: { proxy: { '/api': 'http://127.0.0.1:3001' } },
});

/** Puts the numbers of content/brand.yaml into the style sheets, after Tailwind has joined them. */
function brandColors(): Plugin {
  return {
    name: 'brand-colors',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/styles\/.*\.css/ },
      handler(css) {
        this.addWatchFile('content/brand.yaml');
        return { code: fillBrand(css, loadBrand()), map: null };
      },
    },
  };
}

/** While developing, shows a changed content file at once: loaders read it anew, so the page is loaded again. */
function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    configureServer(server) {
      server.watcher.add('content');
      server.watcher.on('change', (file) => {
        if (file.endsWith('.yaml')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** Has browsers that know it (Chromium) compile the files that every page runs beside the main thread, while they come. */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && codeSplitting.groups.some(({ name }) => name === file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  };
}

/** See tools/build/plain-signals.ts. */
function signalsWithoutStack(): Plugin {
  return {
    name: 'signals-without-stack',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: plainSignals(code), map: null }),
    },
  };
}

/** See tools/build/static-paths.ts. */
function pagesByPath(): Plugin {
  return {
    name: 'pages-by-path',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/router\/matcher\.js$/ },
      handler: (code) => ({ code: staticPathsFirst(code), map: null }),
    },
  };
}
