// `npm test`: the checks that protect a visitor, from a bare clone, ending with
// a line `N passed, N failed`. `npm run test:all` adds what is slow and rare.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled, root, runCommand } from './setup.mjs'

const isAll = process.argv.includes('--all')

/** In a folder that no other tool empties. */
const reports = path.join(root, '.cache/reports')

const readReport = name =>
  JSON.parse(readFileSync(path.join(reports, name), 'utf8'))

const countVitest = () => {
  const { numPassedTests, numFailedTests } = readReport('unit.json')
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

/** What git sees of the work tree; nothing where there is no git. */
const readTree = () => {
  try {
    return execFileSync('git', ['status', '--porcelain'], {
      cwd: root,
    }).toString()
  } catch {
    return ''
  }
}

/** So that a person sees that a long step goes on, and where it is. */
const PROGRESS_SECONDS = 20

const lastLine = output =>
  stripVTControlCharacters(output).trim().split('\n').at(-1)?.trim() ?? ''

const runScript = ({ name, script, options = [], environment = {} }) =>
  new Promise(resolve => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: root,
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    let output = ''
    const gather = chunk => {
      output += chunk
    }
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    const progress = setInterval(
      () => console.log(`  ${name}: ${lastLine(output).slice(0, 100)}`),
      PROGRESS_SECONDS * 1000,
    )
    child.on('close', status => {
      clearInterval(progress)
      resolve({ isGreen: status === 0, output })
    })
  })

/** A runner that crashes leaves no report: its exit code is one failure. */
const countTests = (step, isGreen) => {
  const alone = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 }
  try {
    const counted = step.count?.() ?? alone
    return isGreen || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return alone
  }
}

const runStep = async step => {
  console.log(`… ${step.name}`)
  const start = Date.now()
  const { isGreen, output } = await runScript(step)
  if (!isGreen) {
    console.log(output)
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  const { passed, failed } = countTests(step, isGreen)
  console.log(
    `${isGreen ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
  return { passed, failed }
}

const runInTurn = async steps => {
  const results = []
  for (const step of steps) {
    results.push(await runStep(step))
  }
  return results
}

const checks = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'unused files, exports and dependencies', script: 'unused' },
  { name: 'spelling', script: 'spelling' },
  { name: 'records of what lfi does', script: 'verify' },
]
const builds = [{ name: 'build', script: 'build' }]
const unitTests = {
  name: 'unit tests',
  script: 'test:unit',
  options: [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, 'unit.json')}`,
  ],
  count: countVitest,
}
const browserTests = async () => ({
  name: 'browser tests',
  script: 'test:e2e',
  environment: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json'),
    E2E_PORT: String(await findFreePort()),
    ...(isAll && { E2E: 'all' }),
  },
  count: countPlaywright,
})

/** Whether there is a browser; without one everything else is still checked. */
const lookForBrowser = async () => {
  const { findBrowser } = await import('./findBrowser.mjs')
  try {
    process.env.CHROMIUM_PATH = await findBrowser()
    return undefined
  } catch (error) {
    return error.message
  }
}

await runCommand(async () => {
  const start = Date.now()
  const before = readTree()
  ensureInstalled()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const problem = await lookForBrowser()
  const results = [
    // Two lanes for two processors.
    ...(await Promise.all([checks, builds].map(runInTurn))).flat(),
    ...(await runInTurn([
      unitTests,
      ...(problem ? [] : [await browserTests()]),
    ])),
  ]
  const total = kind => results.reduce((sum, result) => sum + result[kind], 0)
  const changed = readTree() !== before
  if (changed) {
    console.log(`✗ The checks changed files that git tracks:\n${readTree()}`)
  }
  if (problem) {
    console.log(`✗ Left unchecked: the browser tests. ${problem}`)
  }
  const failed = total('failed') + [changed, problem].filter(Boolean).length
  console.log(`Took ${((Date.now() - start) / 60_000).toFixed(1)} minutes.`)
  console.log(`\n${total('passed')} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
