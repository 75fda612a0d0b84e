// `npm test`: the checks that protect a visitor, from a bare clone, ending with
// a line `N passed, N failed`. `npm run test:all` adds what is slow and rare.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { ensureInstalled, root, runCommand } from './setup.mjs'

const isAll = process.argv.includes('--all')

/** In a folder that no other tool empties. */
const reports = path.join(root, '.cache/reports')
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'e2e.json')
const readReport = file => JSON.parse(readFileSync(file, 'utf8'))

const checks = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'unused files, exports and dependencies', script: 'unused' },
  { name: 'spelling', script: 'spelling' },
  { name: 'records of what lfi does', script: 'verify' },
]
const build = { name: 'build', script: 'build' }
const unitTests = {
  name: 'unit tests',
  script: 'test:unit',
  options: [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  count: () => {
    const { numPassedTests, numFailedTests } = readReport(unitReport)
    return { passed: numPassedTests, failed: numFailedTests }
  },
}
const browserTests = port => ({
  name: 'browser tests',
  script: 'test:e2e',
  environment: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    E2E_PORT: String(port),
    ...(isAll && { E2E: 'all' }),
  },
  count: () => {
    const { stats } = readReport(browserReport)
    return { passed: stats.expected, failed: stats.unexpected }
  },
})

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
    const status = ['status', '--porcelain']
    return execFileSync('git', status, { cwd: root, encoding: 'utf8' })
  } catch {
    return ''
  }
}

const runScript = ({ name, script, options = [], environment = {} }) =>
  new Promise(resolve => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: root,
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        output += chunk
      })
    }
    // So that a person sees that a long step goes on, and where it is.
    const progress = setInterval(() => {
      const line = output.trim().split('\n').at(-1) ?? ''
      console.log(`  ${name}: ${line.slice(0, 100)}`)
    }, 20_000)
    child.on('close', status => {
      clearInterval(progress)
      resolve({ isGreen: status === 0, output })
    })
  })

/** A runner that crashes leaves no report: its exit code is one failure. */
const countTests = ({ count }, isGreen) => {
  try {
    const { passed, failed } = count()
    return { passed, failed: isGreen ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: Number(isGreen), failed: Number(!isGreen) }
  }
}

const runInTurn = async steps => {
  const results = []
  for (const step of steps) {
    console.log(`… ${step.name}`)
    const start = Date.now()
    const { isGreen, output } = await runScript(step)
    const { passed, failed } = countTests(step, isGreen)
    const seconds = ((Date.now() - start) / 1000).toFixed(0)
    const left = output.match(/^Left unchecked: .*\n/gmu) ?? []
    process.stdout.write(isGreen ? left.join('') : output)
    console.log(
      `${isGreen ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    )
    results.push({ passed, failed })
  }
  return results
}

/** Why there is no browser; without one everything else is still checked. */
const lookForBrowser = async () => {
  const { findBrowser } = await import('./findBrowser.mjs')
  try {
    process.env.CHROMIUM_PATH = await findBrowser()
    return []
  } catch (error) {
    return [`Left unchecked: the browser tests. ${error.message}`]
  }
}

await runCommand(async () => {
  const before = readTree()
  ensureInstalled()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const problems = await lookForBrowser()
  const last = problems.length > 0 ? [] : [browserTests(await findFreePort())]
  // Two lanes for two processors.
  const lanes = await Promise.all([checks, [build]].map(runInTurn))
  const results = [...lanes.flat(), ...(await runInTurn([unitTests, ...last]))]
  if (readTree() !== before) {
    problems.push(`The checks changed files of the tree:\n${readTree()}`)
  }
  for (const problem of problems) {
    console.log(`✗ ${problem}`)
  }
  const total = kind => results.reduce((sum, result) => sum + result[kind], 0)
  const failed = total('failed') + problems.length
  console.log(`\n${total('passed')} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
