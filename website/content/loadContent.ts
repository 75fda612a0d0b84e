import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import type { Page } from './model/schema'
import { parsePage } from './parse/parsePage'

/** Guides and parts of the home page; docs/api is written by generate. */
const WRITTEN = ['{docs,src}/**/*.{md,mdx}', '!docs/api/**']

/** Everything that people wrote below `root`. */
export const loadContent = async (root: string): Promise<Page[]> => {
  const files = await Globby(WRITTEN, { cwd: root })
  return Promise.all(
    files
      .sort()
      .map(file =>
        parsePage(file, readFileSync(path.join(root, file), 'utf8')),
      ),
  )
}
