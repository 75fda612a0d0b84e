import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '@lfi-docs/build-cache'

/**
 * Makes `folder` hold exactly these files. One that is right already is not
 * touched, so that nothing downstream takes it for changed.
 */
export const writePages = (
  folder: string,
  pages: ReadonlyMap<string, string>,
): void => {
  for (const file of listFiles(folder)) {
    if (!pages.has(path.relative(folder, file))) {
      fs.rmSync(file)
    }
  }
  for (const [name, content] of pages) {
    const file = path.join(folder, name)
    const isRight =
      fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content
    if (!isRight) {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, content)
    }
  }
}
