import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), reloadContent()],
  publicDir: '.generated/public',
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  server: { proxy: { '/api': `http://127.0.0.1:${Number(process.env.DEV_PORT ?? 3000) + 1}` } },
});

/** While developing, a changed content file is shown at once: loaders read it anew, so the page is loaded again. */
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
