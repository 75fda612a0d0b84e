import fs from 'node:fs'
import path from 'node:path'
import { writeChanged } from '../../../generate/generated'
import { SIDEBAR_FILE } from '../readApiSidebar'
import type { Reference } from './makeReference'

/** Makes `folder` hold exactly these files. */
export const writePages = (
  folder: string,
  pages: ReadonlyMap<string, string>,
): void => {
  fs.mkdirSync(folder, { recursive: true })
  const entries = fs.readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    if (!pages.has(path.relative(folder, file).replaceAll(path.sep, '/'))) {
      fs.rmSync(file)
    }
  }
  for (const [name, content] of pages) {
    writeChanged(path.join(folder, name), content)
  }
}

/** Makes docs/api and the sidebar's file what they should be. */
export const writeReference = ({
  pages,
  sidebar,
}: Pick<Reference, 'pages' | 'sidebar'>): void => {
  writePages('website/docs/api', new Map(pages))
  writeChanged(SIDEBAR_FILE, JSON.stringify(sidebar, null, 2))
}
