import { spawn } from 'node:child_process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), reloadContent()],
  publicDir: '.generated/public',
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3001' } },
});

/**
 * While developing, a changed content file is shown at once: loaders read it anew, so the page is loaded again. So it is
 * once a new photograph or logo has been made.
 */
function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    configureServer(server) {
      server.watcher.add(['content', '.generated/pictures.json']);
      server.watcher.on('all', (_, file) => {
        if (/\.yaml$|pictures\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
        if (/\.yaml$|content.media/.test(file))
          spawn('node', ['tools/build/media/write-media.ts'], { stdio: 'inherit' });
      });
    },
  };
}
