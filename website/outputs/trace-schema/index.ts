/*
 * In: the schema of recorded runs (@lfi-docs/trace).
 * Out: build/trace.schema.json. Read by: those who take `Copy trace` further.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { traceJsonSchema } from '@lfi-docs/trace'

export default function traceSchema(): Plugin {
  return {
    name: 'trace-schema',
    postBuild: async ({ outDir }) =>
      fs.promises.writeFile(
        path.join(outDir, 'trace.schema.json'),
        `${JSON.stringify(traceJsonSchema, undefined, 2)}\n`,
      ),
  }
}
