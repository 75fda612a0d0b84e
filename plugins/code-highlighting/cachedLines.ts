import { createHash } from 'node:crypto'
import path from 'node:path'
import { cached } from '../cache/cached'
import { hashFiles } from '../cache/hashFiles'
import { highlightLines } from './highlight'

/** All that decides how code is highlighted, beside the code. */
const version = hashFiles([
  path.join(__dirname, 'highlight.ts'),
  require.resolve('shiki/package.json'),
])

/** `highlightLines`, which takes a second to start: only new code needs it. */
export const cachedLines = (code: string, language: string): string[] => {
  const key = createHash('sha256')
    .update(JSON.stringify([version, language, code]))
    .digest('hex')
    .slice(0, 24)
  return cached('code', key, () => highlightLines(code, language))
}
