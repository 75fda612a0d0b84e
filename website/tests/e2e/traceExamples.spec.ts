import { readFileSync } from 'node:fs'
import { bundle } from '@lfi-docs/sandbox/build'
import { exportedNames } from '../../examples/exportedNames'
import { collectPrograms } from '../../trace/recorder/fixtures/collectPrograms'
import {
  oddPrelude,
  oddPrograms,
} from '../../trace/recorder/fixtures/oddPrograms'
import type {} from '../support/compareRuns'
import { expect, test } from '../support/test'

const bundleSupport = (name: string): Promise<string> =>
  bundle({
    entryPoints: [require.resolve(`../support/${name}.ts`)],
    format: 'iife',
  })

/** What the build has put into a module. */
const readGenerated = (name: string) =>
  Object.fromEntries(
    [
      ...readFileSync(`website/generated/${name}.js`, 'utf8').matchAll(
        /^export const (\w+) = (.*)$/gmu,
      ),
    ].map(([, key, value = '']) => [key, JSON.parse(value)]),
  )

/** What waits for nothing runs here as in Node: recorder/examples.test.ts. */
const waits = /\bawait\b|Async|Concur|Promise|setTimeout/u

/** What Node 20, in which the odd programs are compared, does not have. */
const newer = oddPrograms
  .filter(({ name }) => name.includes('fromAsync'))
  .map(({ code }) => ({
    code: `${oddPrelude(exportedNames)}\n${code}`,
    language: 'js' as const,
  }))

test('every example that waits prints and ends under Trace as it does under Run', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const examples = (await collectPrograms()).filter(({ code }) =>
    waits.test(code),
  )
  const programs = [...examples, ...newer]
  const { workerSource, moduleSources, moduleExports } =
    readGenerated('sandbox/runtime')
  const recorder = readGenerated('trace/recorder')
  const steady = await bundleSupport('steadyWorker')
  await page.route('**/empty', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('/empty')
  await page.addScriptTag({ content: await bundleSupport('compareRuns') })
  const { different, recorded } = await page.evaluate(
    asked => globalThis.compareRuns(asked),
    {
      moduleSources,
      moduleExports,
      programs: programs.map(({ code, language }) => ({ code, language })),
      workerSource: `${steady}\n${workerSource}`,
      recorderSources: recorder.moduleSources,
    },
  )
  expect(programs.length).toBeGreaterThan(100)
  expect(different).toEqual([])
  // A few only speak of lfi, or call what has no steps.
  expect(recorded).toBeGreaterThan(programs.length * 0.9)
})
