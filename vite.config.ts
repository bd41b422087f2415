import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: '.generated/public',
  build: { assetsInlineLimit: 0, cssMinify: true },
});
