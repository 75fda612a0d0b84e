import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Disk, disk, fingerprint, listFiles } from '@lfi-docs/build-cache'
import ts from 'typescript'
import { expect, test } from 'vitest'

const rooms = [
  'content',
  'engine',
  'examples',
  'generate',
  'library',
  'outputs',
  'pages',
  'playground',
  'search',
  'trace',
]

const texts = new Map<string, string>()
const read = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

const declaration =
  /new Step<[^(]*>\(\s*(?:'([^']+)'|[A-Z]+),\s*(?:__filename|require\.resolve\('([^']+)'\)),?\s*\)/gu

const sources = rooms
  .flatMap(room => listFiles(`website/${room}`))
  .filter(file => /(?<!\.test)\.ts$/u.test(file))

/** The module of every step of the build, by where it is declared. */
const steps = sources.flatMap(file =>
  [...read(file).matchAll(declaration)].map(([, , other]) =>
    other ? path.join(path.dirname(file), other) : file,
  ),
)

/** What TypeScript keeps of a file imports these; mere types are gone. */
const readImports = (file: string): string[] => {
  const { outputText } = ts.transpileModule(read(file), {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      verbatimModuleSyntax: true,
    },
  })
  const started = outputText.matchAll(
    /require\.resolve\(\s*'((?:\.|@lfi-docs\/)[^']+)'/gu,
  )
  return [
    ...ts.preProcessFile(outputText).importedFiles.map(it => it.fileName),
    ...[...started].map(([, name = '']) => name),
  ]
}

const imports = new Map<string, string[]>()
const importsOf = (file: string): string[] => {
  const found = imports.get(file) ?? readImports(file)
  imports.set(file, found)
  return found
}

const resolve = (from: string, name: string): string | undefined => {
  if (name.startsWith('@lfi-docs/')) {
    const place = name.replace('@lfi-docs/', 'packages/')
    return ['/index.ts', '.ts']
      .map(ending => place + ending)
      .find(file => ts.sys.fileExists(file))
  }
  if (!/^(?:\.|@site\/)/u.test(name)) {
    return undefined
  }
  const location = name.startsWith('@site/')
    ? name.replace('@site/', 'website/')
    : path.join(path.dirname(from), name)
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map(ending => location + ending)
    .find(file => ts.sys.fileExists(file))
}

/** Found by TypeScript, where the cache asks esbuild. */
const codeOf = (module: string): string[] => {
  const files = new Set([module])
  for (const file of files) {
    for (const name of /\.[jt]sx?$/u.test(file) ? importsOf(file) : []) {
      const imported = resolve(file, name)
      if (imported) {
        files.add(imported)
      }
    }
  }
  return [...files]
}

const before = new Map(steps.map(module => [module, fingerprint([module])]))

/** Whether a step's key is another one on a disk with this difference. */
const notices = (module: string, difference: Partial<Disk>): boolean =>
  fingerprint([module], { ...disk, ...difference }) !== before.get(module)

const hashes = new Map<string, string>()
const hashFile = (file: string): string => {
  const hashed = hashes.get(file) ?? disk.hashFile(file)
  hashes.set(file, hashed)
  return hashed
}

const noticesFile = (module: string, touched: string): boolean =>
  notices(module, {
    hashFile: file => (file === touched ? 'other' : hashFile(file)),
  })

const noticesVersion = (module: string, name: string): boolean => {
  const installed = disk.installedPackages()
  const location = `node_modules/${name}`
  return notices(module, {
    installedPackages: () => ({
      ...installed,
      [location]: { ...installed[location], version: '999.0.0' },
    }),
  })
}

test('every step is found', () => {
  expect(steps.length).toBeGreaterThanOrEqual(11)
  const declared = sources.flatMap(file => [
    ...read(file).matchAll(/new Step</gu),
  ])
  expect(steps).toHaveLength(declared.length)
})

test('workers are named so that keys find what they import', () => {
  const hidden = sources.filter(file =>
    /(?<!const )\b(?:bundleWorker|runInWorker)\((?!\s*require\.resolve\(\s*')/u.test(
      read(file),
    ),
  )

  expect(hidden).toEqual([])
})

test.each(steps)('the key of %s notices each file of its code', module => {
  const files = codeOf(module)
  const missed = files.filter(file => !noticesFile(module, file))

  expect(missed).toEqual([])
})

test.each(steps)('the key of %s notices a change of lfi in place', module => {
  expect(noticesFile(module, 'node_modules/lfi/dist/index.js')).toBe(true)
  expect(noticesFile(module, 'node_modules/lfi/dist/index.d.ts')).toBe(true)
})

test.each([
  [
    'website/playground/sandbox/build/bundleRuntime.ts',
    'packages/sandbox/limits.ts',
  ],
  ['website/examples/requireRight.ts', 'website/examples/model/splitClaims.ts'],
  [
    'website/examples/run/executeAll.ts',
    'packages/virtual-time/installResolvers.ts',
  ],
  ['website/pages/code/cachedLines.ts', 'website/pages/model/escapeHtml.ts'],
  [
    'website/pages/api/generate/referenceSteps.ts',
    'website/pages/model/escapeHtml.ts',
  ],
])('the key of %s notices a change of %s', (module, file) => {
  expect(steps).toContain(module)
  expect(noticesFile(module, file)).toBe(true)
})

test.each([
  ['website/library/loadApiModel.ts', 'typedoc'],
  ['website/library/loadApiModel.ts', 'typescript'],
  ['website/library/loadApiModel.ts', 'prettier'],
  ['website/library/loadApiModel.ts', 'rollup'],
  ['website/pages/code/cachedLines.ts', '@shikijs/core'],
  ['website/examples/typecheck/checkAllTypes.ts', 'typescript-native'],
  [
    'website/outputs/social-images/draw/rasteriseAll.ts',
    '@fontsource/jetbrains-mono',
  ],
])('the key of %s notices another version of %s', (module, name) => {
  expect(noticesVersion(module, name)).toBe(true)
})

// It makes the whole reference again.
test.runIf(process.env.UNIT === 'all')(
  'the API reference reads nothing that its key does not know',
  async () => {
    const module = 'website/pages/api/generate/referenceSteps.ts'
    const trace = path.join(mkdtempSync(path.join(tmpdir(), 'trace-')), 'files')
    await promisify(execFile)(
      process.execPath,
      [
        ...[
          '--require',
          './website/library/tests/traceReads.cjs',
          '--import',
          'tsx',
        ],
        'website/pages/api/tests/makeReference.ts',
      ],
      {
        env: { ...process.env, TRACE_FILE: trace },
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    const own = readFileSync(trace, 'utf8')
      .split('\n')
      .filter(
        file =>
          !/^(?:\.\.|\.cache\/|node_modules\/|tsconfig|package\.json)/u.test(
            file,
          ),
      )
      // What people wrote is parsed; what of it counts is part of the data.
      .filter(file => !/^website\/(?:docs|src|blog)\/.*\.mdx?$/u.test(file))
      .filter(file => !/^website\/(?:content|pages\/api\/tests)\//u.test(file))

    expect(own).toContain('website/data/history.json')
    expect(own.filter(file => !noticesFile(module, file))).toEqual([])
  },
  120_000,
)

test('a key does not notice what its step has nothing to do with', () => {
  const module = 'website/pages/code/cachedLines.ts'

  expect(noticesFile(module, 'website/search/index.ts')).toBe(false)
  // It only checks.
  expect(noticesVersion(module, 'vitest')).toBe(false)
})
