/**
 * npm run record [what…]: measures what lfi does, and writes it to
 * website/records and to the comments of examples. Read the diff.
 *
 * npm run verify [what…]: measures again, and fails where website/records or
 * the comments of examples say something else.
 */
import { type Recorded, recorded } from './recorded'

const act = async (
  command: string | undefined,
  { name, place, measure }: Recorded,
): Promise<void> => {
  const { differences, write } = await measure()
  const list = differences.map(({ sentence }) => `\n- ${sentence}`).join('')
  if (command === 'record') {
    write()
    console.log(`${place}: ${differences.length} changes${list}`)
  } else if (differences.length === 0) {
    console.log(`${place} is right.`)
  } else {
    throw new Error(
      `${place} does not say what was measured now:${list}\nIf that is as it should be, run \`npm run record ${name}\`, read its diff, and commit it.`,
    )
  }
}

const run = async ([command, ...names]: readonly string[]): Promise<void> => {
  const known = recorded.map(({ name }) => name)
  if (!names.every(name => known.includes(name))) {
    throw new Error(`There are these records: ${known.join(', ')}.`)
  }
  for (const one of recorded) {
    if (names.length === 0 || names.includes(one.name)) {
      await act(command, one).catch(fail)
    }
  }
}

const fail = (error: Error): void => {
  console.error(error.message)
  process.exitCode = 1
}

run(process.argv.slice(2)).catch(fail)
