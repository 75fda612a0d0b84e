import path from 'node:path'
import { loadContent } from '../content/loadContent'
import { loadApiModel } from '../library/loadApiModel'
import { authoredExamples } from './authoredExamples'
import { fixAuthored } from './fixAuthored'
import { report } from './report'
import { verifyAuthored } from './verifyAuthored'
import { verifyPackage } from './verifyPackage'

const root = path.join(__dirname, '..')

const verifyEverything = async () => {
  const examples = authoredExamples(await loadContent(root))
  const authored = await verifyAuthored(examples)
  return { authored, fromPackage: await verifyPackage(await loadApiModel()) }
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
