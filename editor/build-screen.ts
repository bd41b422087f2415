import { build } from 'vite';

/** Builds the screen into a folder, with all that Sveltia needs from its package: nothing is loaded from elsewhere. */
export async function buildScreen(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: 'editor/screen',
    base: './',
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2024', chunkSizeWarningLimit: 5000 },
  });
}
