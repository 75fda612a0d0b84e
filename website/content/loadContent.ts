import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from './model/schema'
import { parsePage } from './parse/parsePage'

/** Where people write: guides, parts of the home page, posts. */
const FOLDERS = ['docs', 'src', 'blog']
/** Written by website/generate from the package, not by people. */
const GENERATED = 'docs/api/'

const filesIn = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), {
        recursive: true,
        encoding: 'utf8',
      }).map(file => `${folder}/${file.replaceAll(path.sep, '/')}`)
    : []

/** Everything that people wrote below `root`. */
export const loadContent = (root: string): Promise<Page[]> =>
  Promise.all(
    FOLDERS.flatMap(folder => filesIn(root, folder))
      .filter(file => /\.mdx?$/u.test(file) && !file.startsWith(GENERATED))
      .sort()
      .map(file =>
        parsePage(file, readFileSync(path.join(root, file), 'utf8')),
      ),
  )
