import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The pages go into the Python package; the server serves them under / with a strict Content-Security-Policy,
// so nothing is inlined as a data: URL.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../fivesuns/server/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
})
