/**
 * Runs every function of the installed package and prints what was observed,
 * as JSON. A process of its own: it collects garbage from a small heap, and a
 * function may hang.
 */
import { loadApiModel } from '../../website/library/loadApiModel'
import { inTurn } from './observe'
import { probe } from './probes'
import { subjectsOf } from './subjects'

const run = async (): Promise<void> => {
  const subjects = subjectsOf(loadApiModel())
  const observed = await inTurn(subjects, async subject => [
    subject.name,
    await probe(subject),
  ])
  process.stdout.write(JSON.stringify(Object.fromEntries(observed)))
}

run().catch(error => {
  console.error(error.message)
  process.exit(1)
})
