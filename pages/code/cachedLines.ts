import path from 'node:path'
import { cached } from '../../cache/cached'
import { hash } from '../../cache/hash'
import { hashFiles } from '../../cache/hashFiles'
import { highlightLines } from './highlight'

/** All that decides how code is highlighted, beside the code. */
const version = hashFiles([
  path.join(__dirname, 'highlight.ts'),
  require.resolve('shiki/package.json'),
])

/** `highlightLines`, which takes a second to start: only new code needs it. */
export const cachedLines = (code: string, language: string): string[] =>
  cached('code', hash(version, language, code), () =>
    highlightLines(code, language),
  )
