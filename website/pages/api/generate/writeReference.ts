import fs from 'node:fs'
import path from 'node:path'
import { listFiles, writeChanged } from '@lfi-docs/build-cache'
import { SIDEBAR_FILE } from '../readApiSidebar'
import type { Reference } from './makeReference'

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

/** Makes docs/api and the sidebar's file what they should be. */
export const writeReference = ({ pages, sidebar }: Reference): void => {
  writePages('website/docs/api', new Map(pages))
  writeChanged(SIDEBAR_FILE, JSON.stringify(sidebar, null, 2))
}
