import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import { Step } from '../../../cache/Step'
import { readDeclarations } from './readDeclarations'
import { shakeTypeScript } from './shakeTypeScript'

const workers = new Step<string>('typescript-worker', __filename)

/** What the worker calls; a name that is missing here fails the build. */
const names = [
  'createLanguageService',
  'displayPartsToString',
  'flattenDiagnosticMessageText',
  'isCallExpression',
  'isIdentifier',
  'isJSDocSignature',
  'ModuleDetectionKind',
  'ModuleKind',
  'ModuleResolutionKind',
  'ScriptKind',
  'ScriptSnapshot',
  'ScriptTarget',
]

const shaken: Plugin = {
  name: 'shaken-typescript',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^typescript$/ }, () => ({
      path: require.resolve('typescript'),
      namespace: 'shaken',
    }))
    onLoad({ filter: /.*/, namespace: 'shaken' }, async ({ path }) => ({
      contents: shakeTypeScript(await readFile(path, 'utf8'), names),
    }))
  },
}

const declarations: Plugin = {
  name: 'declarations',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^virtual:declarations$/ }, ({ path }) => ({
      path,
      namespace: 'declarations',
    }))
    onLoad({ filter: /.*/, namespace: 'declarations' }, async () => ({
      contents: JSON.stringify(await readDeclarations()),
      loader: 'json',
    }))
  },
}

const bundle = async (): Promise<string> => {
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
    plugins: [shaken, declarations],
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** TypeScript, its libraries and lfi's types as one worker script. */
export const buildTypeScriptWorker = (): Promise<string> =>
  workers.results().getOrMakeLater([], bundle)
