import { readFileSync } from 'node:fs'
import { writeChanged } from '@lfi-docs/build-cache'

const fileOf = (name: string): string => `website/generated/${name}.json`

/** What `generate` wrote under a name. Only it writes there. */
export const readGenerated = <Data>(name: string): Data =>
  JSON.parse(readFileSync(fileOf(name), 'utf8')) as Data

export const writeGenerated = (name: string, data: unknown): void =>
  writeChanged(fileOf(name), JSON.stringify(data))
