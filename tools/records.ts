/**
 * npm run record [what…]: measures what lfi does, and writes it to
 * website/records and to the comments of examples. Read the diff.
 *
 * npm run verify [what…]: measures again, and fails where website/records or
 * the comments of examples say something else.
 */
import { type Recorded, recorded } from './recorded'

/** What the command line names, or all of it. */
const choose = (names: readonly string[]): readonly Recorded[] => {
  const known = recorded.map(({ name }) => name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `There is no record called ${unknown.join(', ')}. There are: ${known.join(', ')}.`,
    )
  }
  return recorded.filter(
    ({ name }) => names.length === 0 || names.includes(name),
  )
}

const record = async ({ place, measure }: Recorded): Promise<void> => {
  const { differences, write } = await measure()
  write()
  console.log(
    [
      `${place}: ${differences.length} changes`,
      ...differences.map(({ sentence }) => sentence),
    ].join('\n  '),
  )
}

const verify = async ({ name, place, measure }: Recorded): Promise<void> => {
  const start = performance.now()
  const { differences } = await measure()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (differences.length === 0) {
    console.log(`${place} is right (${seconds} s).`)
    return
  }
  throw new Error(
    [
      `${place} does not say what was measured now:`,
      ...differences.map(({ sentence }) => `- ${sentence}`),
      `If that is as it should be, run \`npm run record ${name}\`, read its diff, and commit it.`,
    ].join('\n'),
  )
}

const run = async ([command, ...names]: readonly string[]): Promise<void> => {
  const act = command === 'record' ? record : verify
  for (const one of choose(names)) {
    await act(one).catch((error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    })
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
