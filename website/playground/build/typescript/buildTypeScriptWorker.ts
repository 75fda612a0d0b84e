import { readFile } from 'node:fs/promises'
import { build, type OnLoadResult, type Plugin } from 'esbuild'
import type { AdviceData } from '../../compiler/typescript/facts'
import { readDeclarations } from './readDeclarations'
import { shakeTypeScript } from './shakeTypeScript'

/** What the worker calls; a name that is missing here fails the build. */
const names = [
  'createLanguageService',
  'displayPartsToString',
  'flattenDiagnosticMessageText',
  'isCallExpression',
  'isIdentifier',
  'isImportDeclaration',
  'isPropertyAccessExpression',
  'SymbolFlags',
  'ModuleDetectionKind',
  'ModuleKind',
  'ModuleResolutionKind',
  'ScriptSnapshot',
  'ScriptTarget',
]

/** Provides a module that is made here, under the name of its imports. */
const provide = (name: string, load: () => Promise<OnLoadResult>): Plugin => ({
  name,
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({
      path,
      namespace: name,
    }))
    onLoad({ filter: /.*/, namespace: name }, load)
  },
})

const shaken = provide('typescript', async () => ({
  contents: shakeTypeScript(
    await readFile(require.resolve('typescript'), 'utf8'),
    names,
  ),
}))

const declarations = provide('virtual:declarations', async () => ({
  contents: JSON.stringify(await readDeclarations()),
  loader: 'json',
}))

/** TypeScript, its libraries and lfi's types as one worker script. */
export const buildTypeScriptWorker = async (
  data: AdviceData,
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [require.resolve('../../compiler/typescript/worker.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    // Reached in Node only, behind a check that a browser fails.
    external: ['fs', 'path', 'os', 'inspector', 'perf_hooks', 'crypto'],
    plugins: [
      shaken,
      declarations,
      provide('virtual:advice', async () => ({
        contents: JSON.stringify(data),
        loader: 'json',
      })),
    ],
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
