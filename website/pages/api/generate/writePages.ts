import fs from 'node:fs'
import path from 'node:path'
import { listFiles, writeChanged } from '@lfi-docs/build-cache'

/** Makes `folder` hold exactly these files. */
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
    writeChanged(path.join(folder, name), content)
  }
}
