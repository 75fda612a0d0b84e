import { defineConfig } from 'vitest/config'

/** Files one after another: they write to the same folders. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['website/tests/commands/**/*.test.ts'],
    fileParallelism: false,
    // Each has one processor busy, and spends some time on none.
    maxConcurrency: 3,
    testTimeout: 240_000,
  },
})
