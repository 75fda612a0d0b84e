/**
 * npm run record [what…]: measures what lfi does, and writes it to
 * website/records and to the comments of examples. Read the diff.
 */
import { chosen, run } from './run'

run(async () => {
  for (const { place, record } of chosen()) {
    const differences = await record()
    console.log(
      [`${place}: ${differences.length} changes`, ...differences].join('\n  '),
    )
  }
})
