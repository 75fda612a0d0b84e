/**
 * npm run record [what…]: measures, and writes website/records. A diff of them
 * says what changed; `npm run verify` says whether they are still right.
 */
import { compareRecords } from './compareRecords'
import { fileOf, readRecordFile, writeRecordFile } from './recordFile'
import { chosen, run } from './run'

run(async () => {
  for (const [name, measure] of chosen()) {
    const measured = JSON.parse(JSON.stringify(await measure()))
    const differences = compareRecords(readRecordFile(name) ?? {}, measured)
    writeRecordFile(name, measured)
    console.log(
      [`${fileOf(name)}: ${differences.length} changes`, ...differences].join(
        '\n  ',
      ),
    )
  }
})
