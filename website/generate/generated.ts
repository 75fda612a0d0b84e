import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'website/generated'

/** A file that is right already is not touched: the bundler would read it again. */
export const writeChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Pages import it from `@site/generated/<name>.json`. */
export const writeGenerated = (name: string, data: unknown): void =>
  writeChanged(path.join(FOLDER, `${name}.json`), JSON.stringify(data))

/** What `generate` wrote under a name, which nothing else writes. */
export const readGenerated = <Data>(name: string): Data =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'))
