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
 * While developing, a changed content file is shown at once: loaders read it anew, so the page is loaded again, and so it is
 * once a new photograph or logo has been made. Routes and drawings are made at the start, so that another list of pages or
 * another file starts the server again.
 */
function reloadContent(): Plugin {
  let waiting: NodeJS.Timeout | undefined;
  let isOtherList = false;
  return {
    name: 'reload-content',
    configureServer(server) {
      server.watcher.add(['content', '.generated/pictures.json']);
      server.watcher.on('all', (event, file) => {
        const isText = file.endsWith('.yaml');
        if (isText || file.endsWith('pictures.json')) server.ws.send({ type: 'full-reload' });
        if (!isText && !file.includes('content/media')) return;
        isOtherList ||= isText && (event !== 'change' || file.endsWith('pages.yaml'));
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          if (isOtherList) void server.restart();
          const command = isOtherList ? 'npm run generate' : 'node tools/build/media/write-media.ts';
          exec(command, (error, _, problems) => error && server.config.logger.error(problems));
          isOtherList = false;
        }, 300);
      });
    },
  };
}
