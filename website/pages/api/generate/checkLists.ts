import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '@lfi-docs/build-cache'
import type { ApiModel } from '../../../library/model/schema'

/** Fewer are examples; this many look like a list that claims to be whole. */
const MIN_FUNCTIONS = 3

/** What the probes find out, in the words that guides use for it. */
const behaviour =
  /\b(?:throws?|close[sd]?|leaves? \S+ open|stays? open|hides?|keeps? (?:the |its )?(?:original )?order|reads? ahead|overlaps?|break|these (?:no longer )?do|by themselves)\b/iu

/** A sentence that gives examples does not claim to be whole. */
const example = /\b(?:such as|for example|as with|like)\b/iu

/** Names the test that has each function of the list that follows. */
const tested = /^\{\/\* Tested in (?<file>\S+) \*\/\}\n+/u

export const functionNames = ({ entries }: ApiModel): Set<string> =>
  new Set(
    entries.filter(({ kind }) => kind === 'function').map(({ name }) => name),
  )

export type GuideSource = { file: string; text: string }

/** Guides as they are written, without those that are generated. */
export const readGuideSources = (root: string): GuideSource[] =>
  listFiles(path.join(root, 'docs'))
    .filter(file => file.endsWith('.mdx') && !file.includes('/docs/api/'))
    .map(file => ({ file, text: fs.readFileSync(file, 'utf8') }))

const withoutCode = (text: string): string =>
  text
    .replace(/^---\n.*?\n---\n/su, '')
    .replaceAll(/^( *)```.*?^\1```$/gmsu, '')

/** Paragraphs; what ends in a colon goes with the list that it leads to. */
const blocksOf = (text: string): string[] =>
  withoutCode(text)
    .replaceAll(/:\n\n+(?=[-*] )/gu, ':\n')
    .replaceAll(/(\{\/\* Tested in \S+ \*\/\})\n+/gu, '$1\n')
    .split(/\n{2,}/u)
    .map(block => block.trim())

/** A sentence, or an item of a list; an introduced list is one of them. */
const claimsOf = (block: string): string[] =>
  /:\n[-*] /u.test(block) ? [block] : block.split(/(?<=[.;?])\s+|\n(?=[-*|] )/u)

const namesIn = (claim: string, names: ReadonlySet<string>): Set<string> =>
  new Set(
    [...claim.matchAll(/`(?<name>\w+)(?:\([^`]*\))?`/gu)]
      .map(({ groups }) => groups?.name ?? '')
      .filter(name => names.has(name)),
  )

const missingIn = (file: string, listed: ReadonlySet<string>): string[] => {
  const test = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  return [...listed].filter(
    name => !new RegExp(`\\b${name}\\b`, 'u').test(test),
  )
}

/** Lists of functions about behaviour that somebody wrote from memory. */
export const checkLists = (
  sources: readonly GuideSource[],
  names: ReadonlySet<string>,
): string[] =>
  sources.flatMap(({ file, text }) =>
    blocksOf(text).flatMap(block => {
      const test = tested.exec(block)?.groups?.file
      return claimsOf(block.replace(tested, '')).flatMap(claim => {
        const listed = namesIn(claim, names)
        if (
          listed.size < MIN_FUNCTIONS ||
          !behaviour.test(claim) ||
          example.test(claim)
        ) {
          return []
        }
        const untested = test ? missingIn(test, listed) : [...listed]
        return untested.length === 0
          ? []
          : [
              `${file} lists functions by hand: "${claim.trim().slice(0, 100)}". Let <FunctionsThat list="…" /> write the list, or name the test that has each of them in the line above: {/* Tested in website/data/claims/x.test.ts */}. ${test ? `${test} lacks ${untested.join(', ')}.` : ''}`.trim(),
            ]
      })
    }),
  )
