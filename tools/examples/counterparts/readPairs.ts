import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The same thing written with another library, or in Python, and with lfi. */
export type Pair = {
  setup: string
  theirs: string
  ours: string
  /** Whether the two print something else, which is then the point. */
  differs: boolean
  notRun?: string
}

/*
 * A file of data/counterparts/code has a part for each row of its table:
 *
 *     ## name of the row; not run: reason
 *     what both sides start from, if anything
 *     --
 *     the other side
 *     --
 *     lfi
 *
 * - `; not run: reason` is for the other side of a row that cannot run here.
 * - `!=` in place of the last `--` says that the two print different things.
 * - A side is an expression, which is printed. Statements come before it, with
 *   a blank line between; a side that calls `console.log` prints by itself.
 * - `...` before the expression spreads it into an array to print it; the page
 *   leaves the dots out.
 * - Imports are added: see makeProgram.ts.
 */
const CODE = 'website/data/counterparts/code'
const SEPARATOR = /^(--|!=)$\n/mu

const malformed = (name: string, page: string) =>
  new Error(
    `The code of "${name}" in data/counterparts/code/${page}.txt should have two or three parts: what both sides start from, if anything, then the other side, then lfi. Separate them with lines of "--"; write "!=" before the last one if the outputs differ.`,
  )

const readPair = (text: string, page: string): [string, Pair] => {
  const [heading = '', ...lines] = text.split('\n')
  const [name = '', notRun] = heading.split('; not run: ')
  const pieces = lines.join('\n').trim().split(SEPARATOR)
  const parts = pieces
    .filter((_, index) => index % 2 === 0)
    .map(part => part.trim())
  const ours = parts.pop()
  const theirs = parts.pop()
  const [setup = ''] = parts
  if (!ours || !theirs || parts.length > 1) {
    throw malformed(name, page)
  }
  return [
    name,
    {
      setup,
      theirs,
      ours,
      differs: pieces.at(-2) === '!=',
      ...(notRun && { notRun }),
    },
  ]
}

export const parsePairs = (
  text: string,
  page: string,
): ReadonlyMap<string, Pair> =>
  new Map(
    text
      .split(/^## /mu)
      .filter(part => part.trim() !== '')
      .map(part => readPair(part, page)),
  )

export const readPairs = (page: string): ReadonlyMap<string, Pair> =>
  parsePairs(readFileSync(path.join(CODE, `${page}.txt`), 'utf8'), page)
