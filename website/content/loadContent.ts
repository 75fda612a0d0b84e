import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles, runInWorker, Step } from '@lfi-docs/build-cache'
import type { Page } from './model/schema'

export type Source = { file: string; text: string }

/** Where people write: guides, parts of the home page, posts. */
const FOLDERS = ['docs', 'src', 'blog']
/** Written by pages/api from the package, not by people. */
const GENERATED = 'docs/api/'

const readSources = (root: string): Source[] =>
  FOLDERS.flatMap(folder => listFiles(path.join(root, folder)))
    .map(file => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter(file => /\.mdx?$/u.test(file) && !file.startsWith(GENERATED))
    .map(file => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
    }))

const parseAll = (sources: readonly Source[]): Promise<Page[]> =>
  runInWorker(require.resolve('./parse/worker.ts'), sources)

const parsedPages = new Step<Page>('content', __filename)

/** Everything that people wrote below `root`; only changed files are parsed. */
export const loadContent = (root: string): Promise<Page[]> =>
  parsedPages
    .results()
    .getOrMakeAll(readSources(root), ({ file, text }) => [file, text], parseAll)
