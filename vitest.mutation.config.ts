import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of the pure modules, which need neither model nor browser. */
export default defineConfig({
  resolve: { alias: { '@site': path.resolve('website') } },
  test: {
    include: [
      'packages/type-search/*.test.ts',
      'website/{content,examples,library,outputs}/**/model/**/*.test.ts',
      'packages/trace/{model,drawing}/*.test.ts',
      'website/trace/recorder/{drawnRuns,toldRuns}.test.ts',
      'website/playground/share/*.test.ts',
      'website/search/engine/**/*.test.ts',
    ],
    isolate: false,
    // Mutated code, and code that counts what it runs, is slow.
    testTimeout: 60_000,
  },
})
