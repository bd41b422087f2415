import { defineConfig } from 'vite';
import { openSite } from './app/site.server.ts';
import { allFiles } from './tools/dev/all-files.ts';
import { servicePort } from './tools/dev/ports.ts';

/** Vite's own list: `fs.deny` replaces it. */
const denied = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];

export default defineConfig({
  publicDir: '.generated/public',
  appType: 'custom',
  optimizeDeps: { entries: ['app/browser/main.ts', 'app/sections/*/island.tsx'] },
  define: {
    'import.meta.env.VITE_SOURCES': JSON.stringify(process.env.SOURCES || 'on'),
    SITE_OUTLINE: JSON.stringify(openSite('content').outline()),
  },
  // No targets: minifying rewrites what the browsers of `cssTarget` lack.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, targets: {} } },
  build: {
    // One file for every page, and one that comes with its first island: React, and what most islands share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', test: /app\/browser\/(?!hydrate)/, priority: 1 },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|app\/(ui|browser)\/|shared\/(fill|plural)|site\/\w+\.ts/,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    modulePreload: false,
    cssMinify: 'lightningcss',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${servicePort}` },
    fs: { deny: [...denied, allFiles('data'), '*.db*', '*.eml*'] },
  },
});
