import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // the tests leave nothing behind, so they share one world: half the time
  test: { include: ['tests/**/*.test.ts'], environment: 'node', isolate: false, pool: 'threads' },
})
