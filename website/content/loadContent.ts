import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundleWorker, listFiles, Step } from '@lfi-docs/build-cache'
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

/**
 * Parses on another thread, where the parser runs as it is: the loader of
 * Docusaurus' configuration would translate it first, which takes seconds.
 */
const parseAll = (sources: readonly Source[]): Promise<Page[]> =>
  new Promise((resolve, reject) => {
    const file = bundleWorker(require.resolve('./parse/worker.ts'))
    new Worker(file, { workerData: sources, execArgv: [] })
      .on('message', resolve)
      .on('error', reject)
  })

const parsedPages = new Step<Page>('content', __filename)

/** Everything that people wrote below `root`; only changed files are parsed. */
export const loadContent = (root: string): Promise<Page[]> =>
  parsedPages
    .results()
    .getOrMakeAll(readSources(root), ({ file, text }) => [file, text], parseAll)
