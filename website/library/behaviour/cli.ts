import fs from 'node:fs'
import { loadBehaviour, observeInstalled, RECORD_FILE } from './loadBehaviour'
import { printRecord, toRecord } from './model/record'

/*
 * npm run behaviour: says whether the installed package behaves as recorded.
 * With --accept, records how it behaves.
 */

/** Names such as `reduce(add)` are further ways to call a function. */
const countOf = (names: Iterable<string>): string => {
  const all = [...names]
  const functions = all.filter(name => !name.includes('('))
  return `${functions.length} functions, in ${all.length} ways to call them,`
}

const main = async (): Promise<void> => {
  if (process.argv.includes('--accept')) {
    const record = toRecord(await observeInstalled())
    fs.writeFileSync(RECORD_FILE, printRecord(record))
    console.log(`${RECORD_FILE} now says how ${countOf(record.keys())} behave.`)
    return
  }
  const observations = await loadBehaviour()
  console.log(
    `${countOf(Object.keys(observations))} behave as ${RECORD_FILE} says.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
