/**
 * Observes the functions of the input and prints what was observed, as JSON. A
 * process of its own: a function may hang, and garbage is collected a thousand
 * times, which takes as long as the heap is large.
 */
import { json } from 'node:stream/consumers'
import { inTurn } from './observe'
import { probe } from './probes'
import type { Subject } from './subjects'

const run = async (): Promise<void> => {
  const subjects = (await json(process.stdin)) as Subject[]
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
