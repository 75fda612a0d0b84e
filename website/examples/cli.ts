import path from 'node:path'
import { loadContent } from '../content/loadContent'
import { loadApiModel } from '../library/loadApiModel'
import { authoredExamples } from './authoredExamples'
import { fixAuthored } from './fixAuthored'
import { report } from './report'
import type { OnProgress } from './run/executeAll'
import { verifyAuthored } from './verifyAuthored'
import { verifyPackage } from './verifyPackage'

/** Shows on a terminal how far a long check is; elsewhere it stays silent. */
const showProgress =
  (title: string): OnProgress =>
  (done, total) => {
    if (process.stderr.isTTY) {
      const text = done === total ? '' : `${title}: ${done} of ${total}`
      process.stderr.write(`\r\u001B[K${text}`)
    }
  }

const root = path.join(__dirname, '..')

const verifyEverything = async () => {
  const authored = await verifyAuthored(
    authoredExamples(await loadContent(root)),
    showProgress('Authored examples'),
  )
  const fromPackage = await verifyPackage(
    await loadApiModel(),
    showProgress('Examples of the package'),
  )
  return { authored, fromPackage }
}

const run = async (): Promise<void> => {
  const start = performance.now()
  let verified = await verifyEverything()
  if (process.argv.includes('--fix')) {
    const count = fixAuthored(root, verified.authored)
    console.log(`Rewrote the //=> comments of ${count} examples.\n`)
    verified = count > 0 ? await verifyEverything() : verified
  }
  console.log(report(verified.authored, verified.fromPackage))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stderr.write(`Checked in ${seconds} s.\n`)
  const isClean = [...verified.authored, ...verified.fromPackage].every(
    ({ problems }) => problems.length === 0,
  )
  process.exitCode = isClean ? 0 : 1
}

void run()
