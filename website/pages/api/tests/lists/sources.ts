import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '@lfi-docs/build-cache'

/** A file with sentences that readers meet. */
export type ProseSource = { file: string; text: string }

/** Folders of texts, with what the names of their files end in. */
const folders: readonly (readonly [folder: string, files: RegExp])[] = [
  ['docs', /\.mdx$/u],
  ['data', /(?<!\.test)\.ts$/u],
  ['data/counterparts', /\.txt$/u],
  ['tour/model/steps', /(?<!\.test)\.ts$/u],
  ['src', /\.(?:mdx|tsx)$/u],
  ['pages', /(?<!\.test)\.tsx?$/u],
]

/** Generated pages, programs of comparisons, and data that is no prose. */
const isOther = (file: string): boolean =>
  /\/docs\/api\/|\/counterparts\/code\/|\/data\/claims|\/pages\/api\/generate\/|\/tests\//u.test(
    file,
  )

/** Every text of the site that may say what functions do. */
export const readProse = (root: string): ProseSource[] =>
  folders.flatMap(([folder, files]) =>
    listFiles(path.join(root, folder))
      .map(file => file.replaceAll(path.sep, '/'))
      .filter(file => files.test(file) && !isOther(file))
      .map(file => ({ file, text: fs.readFileSync(file, 'utf8') })),
  )
