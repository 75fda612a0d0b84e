import { defineConfig } from 'vitest/config'

/** Each server in turn: they share the two processors with nobody. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['website/tests/hosts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
})
