/**
 * npm run verify [what…]: measures again, and fails where website/records says
 * something else.
 */
import { compareRecords } from './compareRecords'
import { fileOf, readRecordFile } from './recordFile'
import { chosen, run } from './run'

run(async () => {
  for (const [name, measure] of chosen()) {
    const start = performance.now()
    const measured = JSON.parse(JSON.stringify(await measure()))
    const differences = compareRecords(readRecordFile(name) ?? {}, measured)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (differences.length === 0) {
      console.log(`${fileOf(name)} is right (${seconds} s).`)
    } else {
      process.exitCode = 1
      console.error(
        [
          `${fileOf(name)} does not say what was measured now:`,
          ...differences.map(sentence => `- ${sentence}`),
          `If that is as it should be, run \`npm run record ${name}\`, read its diff, and commit it.`,
        ].join('\n'),
      )
    }
  }
})
