import { exec } from 'node:child_process';
import { globSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { siteIn } from './app/site.server.ts';
import { servicePort } from './tools/dev/ports.ts';
import { watchContent } from './tools/dev/watch-content.ts';

/** What every page loads comes in two files, since each costs a request, of which HTTP/1.1 allows six at a time. */
const codeSplitting = {
  groups: [
    { name: 'packages', test: /node_modules/, tags: ['$initial' as const] },
    { name: 'app', tags: ['$initial' as const] },
  ],
};

/**
 * Chrome compiles all functions while the file arrives, not each at its first call; other browsers read a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const postBanner = '//# allFunctionsCalledOnLoad';

/** Vite's own list, which another one takes the place of. */
const denied = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];

/** A pattern for all files of a folder. */
const allFiles = (folder: string) => `${normalizePath(resolve(folder))}/**`;

export default defineConfig({
  plugins: [reactRouter(), reloadContent()],
  publicDir: '.generated/public',
  // While developing, a package that is found late would load the page again, halfway.
  optimizeDeps: { entries: ['app/**/*.tsx', '!**/*.test.tsx', '!app/testing'] },
  define: {
    'import.meta.env.VITE_SOURCES': JSON.stringify(process.env.SOURCES || 'on'),
    SITE_OUTLINE: JSON.stringify(siteIn('content').outline()),
  },
  // What older browsers lack is written otherwise once, as sheets are made small: `cssTarget`.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, targets: {} } },
  // Terser's scripts are 1 KB smaller than those of Vite's own minifier.
  build: {
    assetsInlineLimit: 0,
    // What is imported later needs nothing but what the page has.
    modulePreload: false,
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting, postBanner } } } } },
  server: {
    proxy: { '/api': `http://127.0.0.1:${servicePort}` },
    fs: { deny: [...denied, allFiles('data'), '*.db*', '*.eml*'] },
  },
});

/**
 * While developing, a changed content file is shown at once: loaders read it anew, so the page is loaded again, and so it is
 * once a new photograph or logo has been made. Routes and drawings are made at the start, so that another list of pages or
 * another file starts the server again. Browsers save by moving a new file into place of the old one, after which Vite's own
 * watcher cannot be closed: it leaves the content alone.
 */
function reloadContent(): Plugin {
  const { UNSAVED_DIR } = process.env;
  const namesOf = () => globSync('content/**/*.yaml').sort().join();
  let waiting: NodeJS.Timeout | undefined;
  let names = namesOf();
  let isOtherList = false;
  return {
    name: 'reload-content',
    config: () => ({
      server: { watch: { ignored: ['content', ...(UNSAVED_DIR ? [UNSAVED_DIR] : [])].map(allFiles) } },
    }),
    configureServer(server) {
      let [askedAt, changedAt] = [0, 0];
      const reload = () => {
        changedAt = Date.now();
        if (server.ws.clients.size > 0) server.ws.send({ type: 'full-reload' });
      };
      server.middlewares.use(({ headers }, _, next) => {
        if (headers['sec-fetch-mode'] === 'navigate') askedAt = Date.now();
        next();
      });
      // A page that was on its way when the content changed was told nothing.
      server.ws.on('connection', () => changedAt > askedAt && server.ws.send({ type: 'full-reload' }));
      const watchers = watchContent('content', (file) => {
        const isText = file.endsWith('.yaml');
        if (isText) reload();
        if (!isText && !file.startsWith('media')) return;
        isOtherList ||= ['pages.yaml', 'brand.yaml', 'languages.yaml', 'company.yaml'].includes(file);
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          const isRestart = isOtherList || names !== namesOf();
          [names, isOtherList] = [namesOf(), false];
          exec(
            isRestart ? 'node tools/build/generate.ts' : 'node tools/build/media/write-media.ts',
            (error, _, problems) => {
              if (error) server.config.logger.error(problems);
              if (isRestart) void server.restart();
            },
          );
        }, 300);
      });
      if (UNSAVED_DIR) watchers.push(watch(UNSAVED_DIR, { recursive: true }, reload));
      server.httpServer?.once('close', () => watchers.map((watcher) => watcher.close()));
      server.watcher.add('.generated/pictures.json');
      server.watcher.on('change', (file) => file.endsWith('pictures.json') && reload());
    },
  };
}
