import { existsSync, readFileSync } from 'node:fs'
import { writeAtomically } from '@lfi-docs/build-cache'

const fileOf = (name: string): string => `website/generated/${name}.json`

/** What `generate` wrote under a name. Only it writes there. */
export const readGenerated = <Data>(name: string): Data =>
  JSON.parse(readFileSync(fileOf(name), 'utf8')) as Data

/** A file that is right already is not touched: nothing takes it for changed. */
export const writeGenerated = (name: string, data: unknown): void => {
  const file = fileOf(name)
  const text = JSON.stringify(data)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeAtomically(file, text)
  }
}
