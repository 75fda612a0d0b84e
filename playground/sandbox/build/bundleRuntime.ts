import { readFile } from 'node:fs/promises'
import { parse } from 'es-module-lexer/js'
import { build } from 'esbuild'
import { Step } from '../../../cache/Step'
import { bundleLibrary } from './bundleLibrary'

type Bundle = { entry: string; format: 'esm' | 'iife' }

const bundle = async ({ entry, format }: Bundle): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format,
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    // The worker's types are the project's; esbuild needs nothing of them.
    tsconfigRaw: '{}',
  })
  return outputFiles[0]?.text ?? ''
}

const bundleLfi = async (entry: string): Promise<string> =>
  (await bundleLibrary(await readFile(entry, 'utf8'))) ??
  bundle({ entry, format: 'esm' })

const exportsOf = (source: string): string[] =>
  parse(source)[1].map(({ n }) => n)

export type SandboxRuntime = {
  workerSource: string
  moduleSources: Record<string, string>
  moduleExports: Record<string, string[]>
}

const bundleAll = async (): Promise<SandboxRuntime> => {
  const [workerSource, lfi, helpers] = await Promise.all([
    bundle({
      entry: require.resolve('../worker/index.ts'),
      format: 'iife',
    }),
    bundleLfi(require.resolve('lfi')),
    bundle({
      entry: require.resolve('../../compiler/helperModule/index.ts'),
      format: 'esm',
    }),
  ])
  return {
    workerSource,
    moduleSources: { lfi, 'lfi-playground': helpers },
    moduleExports: {
      lfi: exportsOf(lfi),
      'lfi-playground': exportsOf(helpers),
    },
  }
}

const runtimes = new Step<SandboxRuntime>('sandbox-runtime', __filename)

/** Bundles the worker's program and the modules that it offers. */
export const bundleRuntime = (): Promise<SandboxRuntime> =>
  runtimes.results().getOrMakeLater([], bundleAll)
