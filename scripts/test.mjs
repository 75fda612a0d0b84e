// `npm test`: the checks that protect a visitor, from a bare clone, ending with
// a line `N passed, N failed`. `npm run test:all` adds what is slow and rare.
import { execFileSync, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { findFreePort } from './serve.mjs'
import { ensureInstalled, root, runCommand } from './setup.mjs'

const isAll = process.argv.includes('--all')

const checks = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'unused files, exports and dependencies', script: 'unused' },
  { name: 'records of what lfi does', script: 'verify' },
]
const buildAndSpelling = [
  { name: 'build', script: 'build' },
  { name: 'spelling', script: 'spelling' },
]
const unitTests = { name: 'unit tests', script: 'test:unit', hasTests: true }
const browserTests = port => ({
  name: 'browser tests',
  script: 'test:e2e',
  hasTests: true,
  environment: { E2E_PORT: String(port), ...(isAll && { E2E: 'all' }) },
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

const runScript = ({ name, script, environment = {} }) =>
  new Promise(resolve => {
    const child = spawn('npm', ['run', '--silent', script], {
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

/** How many tests a runner says, at its end, that it `passed` or `failed`. */
const countSaid = (output, word) => {
  const summary = new RegExp(`^ *(?:Tests .*)?\\b(\\d+) ${word}`, 'gmu')
  const text = stripVTControlCharacters(output)
  return Number([...text.matchAll(summary)].at(-1)?.[1] ?? 0)
}

/** Another check is one test; so is a runner that failed without a word. */
const countTests = ({ hasTests }, isGreen, output) =>
  hasTests
    ? {
        passed: countSaid(output, 'passed'),
        failed: Math.max(countSaid(output, 'failed'), Number(!isGreen)),
      }
    : { passed: Number(isGreen), failed: Number(!isGreen) }

const runInTurn = async steps => {
  const results = []
  for (const step of steps) {
    console.log(`… ${step.name}`)
    const start = Date.now()
    const { isGreen, output } = await runScript(step)
    const { passed, failed } = countTests(step, isGreen, output)
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
  const problems = await lookForBrowser()
  // The tested site has a port that no other program here uses.
  const last = problems.length > 0 ? [] : [browserTests(await findFreePort())]
  // Two lanes for two processors.
  const lanes = await Promise.all([checks, buildAndSpelling].map(runInTurn))
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
