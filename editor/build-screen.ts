import { build } from 'vite';
import { contentSite } from '#app/site.server.ts';

/** Builds the screen into a folder, with all that Sveltia needs from its package. */
export async function buildScreen(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: 'editor/screen',
    base: './',
    publicDir: false,
    logLevel: 'error',
    define: { SITE_OUTLINE: JSON.stringify(contentSite().outline()) },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2024', chunkSizeWarningLimit: 5000 },
  });
}
