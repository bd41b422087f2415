import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadContent()],
  publicDir: '.generated/public',
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:3001' } },
});

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
