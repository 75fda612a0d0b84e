// `npm test`: all that protects a visitor, from a bare clone, ending with a
// line `N passed, N failed`. `npm run test:all` adds what protects the project
// from slow and rare faults: CONTRIBUTING.md says when to run it.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled, root } from './ensureInstalled.mjs'

const isAll = process.argv.includes('--all')
const began = Date.now()

ensureInstalled()

const { findBrowser } = await import('./findBrowser.mjs')

const reports = path.join(root, 'test-results/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const readReport = name =>
  JSON.parse(readFileSync(path.join(reports, name), 'utf8'))

const countVitest = name => () => {
  const { numPassedTests, numFailedTests } = readReport(name)
  return { passed: numPassedTests, failed: numFailedTests }
}

const countPlaywright = () => {
  const { stats } = readReport('e2e.json')
  return { passed: stats.expected, failed: stats.unexpected }
}

/** The tested site has a port that no other program here uses. */
const findFreePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const vitestStep = (name, script, report, environment = {}) => ({
  name,
  script,
  environment,
  arguments: [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, report)}`,
  ],
  count: countVitest(report),
})

const slow = steps => (isAll ? steps : [])

/** Steps of one lane run one after another, the lanes side by side. */
const lanes = [
  [
    { name: 'format and lint', script: 'lint' },
    { name: 'types', script: 'typecheck' },
    { name: 'unused files, exports and dependencies', script: 'unused' },
    { name: 'spelling', script: 'spelling' },
  ],
  [
    { name: 'build', script: 'build' },
    ...slow([
      { name: 'build below another base URL', script: 'build:variant' },
      { name: 'warm build equal to the first', script: 'build:compare' },
    ]),
  ],
]
const withoutBrowser = [
  vitestStep(
    'unit tests',
    'test:unit',
    'unit.json',
    isAll ? { UNIT: 'all' } : {},
  ),
  ...slow([
    vitestStep('the build on real hosts', 'test:hosts', 'hosts.json'),
    { name: 'mutations that tests notice', script: 'test:mutation' },
  ]),
]
const withBrowser = [
  {
    name: 'browser tests',
    script: 'test:e2e',
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json'),
      E2E_PORT: String(await findFreePort()),
      ...(isAll && { E2E: 'all' }),
    },
    count: countPlaywright,
  },
  vitestStep(
    'the commands that the documents name',
    'test:commands',
    'commands.json',
  ),
  ...slow([
    vitestStep(
      'what a visitor does, in three engines',
      'test:engines',
      'engines.json',
    ),
    {
      name: 'five minutes of random use',
      script: 'soak',
      arguments: ['5', '7'],
    },
  ]),
]

/** So that a person sees that a long step goes on, and where it is. */
const PROGRESS_SECONDS = 20

const lastLine = output =>
  stripVTControlCharacters(output).trim().split('\n').at(-1)?.trim() ?? ''

const runScript = ({ name, script, arguments: extra = [], environment = {} }) =>
  new Promise(resolve => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...extra], {
      cwd: root,
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = chunk => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const progress = setInterval(
      () => console.log(`  ${name}: ${lastLine(output).slice(0, 100)}`),
      PROGRESS_SECONDS * 1000,
    )
    child.on('close', status => {
      clearInterval(progress)
      resolve({ ok: status === 0, output })
    })
  })

/** A crashed runner leaves no report, so its exit code is one failure. */
const countOf = (step, ok) => {
  const alone = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!step.count) {
    return alone
  }
  try {
    const counted = step.count()
    return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return alone
  }
}

/** What a step could not check here, in lines that begin like this one. */
const notes = new Set()
const noteUnchecked = output => {
  for (const [, sentence] of output.matchAll(/^Left unchecked: (.+)$/gmu)) {
    notes.add(sentence)
  }
}

const runStep = async step => {
  console.log(`… ${step.name}`)
  const start = Date.now()
  const { ok, output } = await runScript(step)
  noteUnchecked(output)
  if (!ok) {
    console.log(output)
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  const { passed, failed } = countOf(step, ok)
  console.log(
    `${ok ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
  return { passed, failed }
}

const runLane = async steps => {
  const results = []
  for (const step of steps) {
    results.push(await runStep(step))
  }
  return results
}

/** Without a browser everything else is still checked. */
const lookForBrowser = async () => {
  try {
    process.env.CHROMIUM_PATH = await findBrowser()
    return []
  } catch (error) {
    return withBrowser.map(({ name }) => `${name}. ${error.message}`)
  }
}

const unchecked = await lookForBrowser()
const afterwards =
  unchecked.length > 0 ? withoutBrowser : [...withoutBrowser, ...withBrowser]
const results = [
  ...(await Promise.all(lanes.map(runLane))).flat(),
  ...(await runLane(afterwards)),
]
for (const sentence of [...unchecked, ...notes]) {
  console.log(`Left unchecked: ${sentence}`)
}
const total = kind => results.reduce((sum, result) => sum + result[kind], 0)
console.log(`Took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
// What no browser has seen is not known to work.
process.exitCode = total('failed') > 0 || unchecked.length > 0 ? 1 : 0
