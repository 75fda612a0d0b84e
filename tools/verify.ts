/**
 * npm run verify [what…]: measures again, and fails where website/records or
 * the comments of examples say something else.
 */
import { chosen, run } from './run'

run(async () => {
  for (const { name, place, verify } of chosen()) {
    const start = performance.now()
    const differences = await verify()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (differences.length === 0) {
      console.log(`${place} is right (${seconds} s).`)
    } else {
      process.exitCode = 1
      console.error(
        [
          `${place} does not say what was measured now:`,
          ...differences.map(sentence => `- ${sentence}`),
          `If that is as it should be, run \`npm run record ${name}\`, read its diff, and commit it.`,
        ].join('\n'),
      )
    }
  }
})
