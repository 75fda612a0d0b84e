import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { build, transform } from 'esbuild'
import { rolldown } from 'rolldown'
import { rollup } from 'rollup'

/** From the file of an entry to the code that would be shipped. */
type Bundle = (entry: string) => Promise<string>

export const withRollup: Bundle = async entry => {
  const bundle = await rollup({ input: entry, onLog: () => undefined })
  const { output } = await bundle.generate({ format: 'es' })
  // Rollup has no minifier of its own.
  const { code } = await transform(output[0].code, {
    minify: true,
    format: 'esm',
    legalComments: 'none',
  })
  return code
}

const withRolldown: Bundle = async entry => {
  const bundle = await rolldown({ input: entry, onLog: () => undefined })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  return output[0].code
}

const withEsbuild: Bundle = async entry => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    // It warns of the `eval` in lfi, which is why it keeps all of it.
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

const withRspack: Bundle = entry => {
  const folder = path.dirname(entry)
  const filename = 'rspack.mjs'
  return new Promise((resolve, reject) => {
    rspack(
      {
        context: folder,
        entry,
        mode: 'production',
        devtool: false,
        target: 'es2022',
        experiments: { outputModule: true },
        output: {
          path: folder,
          filename,
          module: true,
          library: { type: 'module' },
        },
      },
      (error, stats) => {
        const problem = error ?? stats?.toJson().errors?.[0]
        if (problem) {
          reject(new Error(problem.message))
        } else {
          resolve(readFileSync(path.join(folder, filename), 'utf8'))
        }
      },
    )
  })
}

/** In the order of a table that has the smallest first. */
export const bundlers: readonly {
  bundler: string
  /** The package whose version is shown. */
  package: string
  usedBy?: string
  bundle: Bundle
}[] = [
  {
    bundler: 'Rollup',
    package: 'rollup',
    usedBy: 'Vite 7',
    bundle: withRollup,
  },
  { bundler: 'Rspack', package: '@rspack/core', bundle: withRspack },
  { bundler: 'esbuild', package: 'esbuild', bundle: withEsbuild },
  {
    bundler: 'Rolldown',
    package: 'rolldown',
    usedBy: 'Vite 8',
    bundle: withRolldown,
  },
]
