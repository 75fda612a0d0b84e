import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['website/tests/engines/**/*.test.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
})
