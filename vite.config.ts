import { exec } from 'node:child_process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), reloadContent()],
  publicDir: '.generated/public',
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3001' } },
});

/**
 * While developing, a changed content file is shown at once: loaders read it anew, so the page is loaded again. Routes and
 * pictures of pages are made at the start, so that another list of pages or another file starts the server again.
 */
function reloadContent(): Plugin {
  let waiting: NodeJS.Timeout | undefined;
  return {
    name: 'reload-content',
    configureServer(server) {
      server.watcher.add('content');
      server.watcher.on('all', (event, file) => {
        if (!file.endsWith('.yaml')) return;
        if (event === 'change' && !file.endsWith('pages.yaml')) return server.ws.send({ type: 'full-reload' });
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          void server.restart();
          exec('npm run generate');
        }, 300);
      });
    },
  };
}
