import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@site': path.resolve('website') } },
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,mts}'],
    exclude: [
      '**/node_modules/**',
      'build*/**',
      'website/.docusaurus*/**',
      'website/tests/**',
    ],
    // Node 20 lacks `Promise.withResolvers`, which lfi uses.
    setupFiles: ['core-js/actual/promise/with-resolvers.js'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
    // No test replaces a module, and starting a process for each file would
    // take three times as long as all the tests.
    isolate: false,
  },
})
