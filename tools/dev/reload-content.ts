import { execFile } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { openSite } from '#app/site.server.ts';
import { allFiles } from './all-files.ts';
import { watchContent } from './watch-content.ts';

/**
 * Loads the page again at each change: of code, which renders it anew, and of content. Drawings are made again when
 * the brand or one of them is another; what scripts know of the content is Vite's configuration, which needs a restart.
 * Browsers save by moving a new file into place of the old one, after which Vite's own watcher cannot be closed: it
 * leaves the content alone.
 */
export function reloadContent(): Plugin {
  const { UNSAVED_DIR } = process.env;
  let timer: NodeJS.Timeout | undefined;
  let regenerating = Promise.resolve();
  let isBrandChanged = false;
  let outline = readOutline();
  let watchers: FSWatcher[] = [];
  return {
    name: 'reload-content',
    config: () => ({
      server: { watch: { ignored: ['content', ...(UNSAVED_DIR ? [UNSAVED_DIR] : [])].map(allFiles) } },
    }),
    // Of the server before a restart.
    closeBundle() {
      for (const watcher of watchers) watcher.close();
    },
    configureServer(server) {
      let [requestedAt, changedAt] = [0, 0];
      const reload = () => {
        changedAt = Date.now();
        server.ws.send({ type: 'full-reload' });
      };
      const regenerate = async () => {
        const isComplete = isBrandChanged;
        isBrandChanged = false;
        const script = isComplete ? 'tools/build/generate.ts' : 'tools/build/media/write-media.ts';
        await promisify(execFile)('node', [script]).catch(({ stderr }) => server.config.logger.error(stderr));
        const formerOutline = outline;
        outline = readOutline() ?? formerOutline;
        if (outline !== formerOutline) await server.restart();
        else if (isComplete) reload();
      };
      server.middlewares.use(({ headers }, _, next) => {
        if (headers['sec-fetch-mode'] === 'navigate') requestedAt = Date.now();
        next();
      });
      // A page that was on its way when the content changed was told nothing.
      server.ws.on('connection', () => changedAt > requestedAt && server.ws.send({ type: 'full-reload' }));
      watchers = watchContent('content', (file) => {
        const isText = file.endsWith('.yaml');
        if (isText) reload();
        if (!isText && !file.startsWith('media')) return;
        isBrandChanged ||= ['brand.yaml', 'languages.yaml', 'company.yaml'].includes(file) || file.endsWith('.svg');
        clearTimeout(timer);
        timer = setTimeout(() => {
          // One at a time: both write the same files.
          regenerating = regenerating.then(regenerate);
        }, 300);
      });
      if (UNSAVED_DIR) watchers.push(watch(UNSAVED_DIR, { recursive: true }, reload));
      server.watcher.add('.generated/pictures.json');
      server.watcher.on('change', reload);
    },
  };
}

/** What scripts know of the content; nothing while a file is half written. */
function readOutline(): string | undefined {
  try {
    return JSON.stringify(openSite('content').outline());
  } catch {
    return undefined;
  }
}
