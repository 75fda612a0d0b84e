import fs from 'node:fs'
import { loadBehaviour, observeInstalled, RECORD_FILE } from './loadBehaviour'
import { printRecord, toRecord } from './model/record'

/*
 * npm run behaviour: says whether the installed package behaves as recorded.
 * With --accept, records how it behaves.
 */

const main = async (): Promise<void> => {
  if (process.argv.includes('--accept')) {
    const record = toRecord(await observeInstalled())
    fs.writeFileSync(RECORD_FILE, printRecord(record))
    console.log(`${RECORD_FILE} now says how ${record.size} functions behave.`)
    return
  }
  const observations = await loadBehaviour()
  console.log(
    `${Object.keys(observations).length} functions behave as ${RECORD_FILE} says.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
