import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { build, transform } from 'esbuild'
import { rolldown } from 'rolldown'
import { rollup } from 'rollup'

/** A bundler: from the file of an entry to the code that would be shipped. */
export type Bundler = {
  bundler: string
  /** The package whose version is shown. */
  package: string
  usedBy?: string
  bundle: (entry: string) => Promise<string>
}

const withRollup = async (entry: string): Promise<string> => {
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

const withRolldown = async (entry: string): Promise<string> => {
  const bundle = await rolldown({ input: entry, onLog: () => undefined })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  return output[0].code
}

const withEsbuild = async (entry: string): Promise<string> => {
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

const withRspack = (entry: string): Promise<string> => {
  const directory = path.join(path.dirname(entry), 'rspack')
  return new Promise((resolve, reject) => {
    rspack(
      {
        context: path.dirname(entry),
        entry,
        mode: 'production',
        devtool: false,
        target: 'es2022',
        experiments: { outputModule: true },
        output: {
          path: directory,
          filename: 'bundle.mjs',
          module: true,
          library: { type: 'module' },
        },
      },
      (error, stats) => {
        const problem = error ?? stats?.toJson().errors?.[0]
        if (problem) {
          reject(new Error(problem.message))
        } else {
          resolve(readFileSync(path.join(directory, 'bundle.mjs'), 'utf8'))
        }
      },
    )
  })
}

export const bundlers: readonly Bundler[] = [
  {
    bundler: 'Rollup',
    package: 'rollup',
    usedBy: 'Vite 7',
    bundle: withRollup,
  },
  {
    bundler: 'Rolldown',
    package: 'rolldown',
    usedBy: 'Vite 8',
    bundle: withRolldown,
  },
  { bundler: 'Rspack', package: '@rspack/core', bundle: withRspack },
  { bundler: 'esbuild', package: 'esbuild', bundle: withEsbuild },
]
