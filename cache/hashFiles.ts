import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Every file below a folder, in a fixed order; a file stands for itself. */
export const listFiles = (entry: string): string[] => {
  if (!fs.existsSync(entry)) {
    return []
  }
  return fs.statSync(entry).isDirectory()
    ? fs
        .readdirSync(entry)
        .sort()
        .flatMap(name => listFiles(path.join(entry, name)))
    : [entry]
}

/** One short hash of the names and contents of files and folders, tests aside. */
export const hashFiles = (entries: readonly string[]): string => {
  const hash = createHash('sha256')
  const files = entries
    .flatMap(listFiles)
    .filter(file => !file.endsWith('.test.ts'))
  for (const file of files) {
    hash.update(path.relative(process.cwd(), file))
    hash.update(fs.readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
