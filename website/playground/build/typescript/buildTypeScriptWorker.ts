import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
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
  'isImportSpecifier',
  'isPropertyAccessExpression',
  'SymbolFlags',
  'ModuleDetectionKind',
  'ModuleKind',
  'ModuleResolutionKind',
  'ScriptSnapshot',
  'ScriptTarget',
]

const shaking: Plugin = {
  name: 'shake-typescript',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/typescript\.js$/ }, async ({ path }) => ({
      contents: shakeTypeScript(await readFile(path, 'utf8'), names),
    })),
}

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
    plugins: [shaking],
    define: {
      DECLARATIONS: JSON.stringify(await readDeclarations()),
      ADVICE: JSON.stringify(data),
    },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
