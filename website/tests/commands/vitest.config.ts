import { defineConfig } from 'vitest/config'

/** One after another: they write to the same folders. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['website/tests/commands/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
  },
})
