import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The HTML files in a directory, however deep. */
export const findHtml = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith('.html'))
    .map(entry => path.join(entry.parentPath ?? entry.path, entry.name))
}
