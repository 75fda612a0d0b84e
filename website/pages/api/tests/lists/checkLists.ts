import fs from 'node:fs'
import type { ApiModel } from '../../../../library/model/schema'
import { type Claim, claimsIn } from './claimsIn'
import type { ProseSource } from './sources'

export const functionNames = ({ entries }: ApiModel): Set<string> =>
  new Set(
    entries.filter(({ kind }) => kind === 'function').map(({ name }) => name),
  )

const linkOrCode = /\[`(\w+)[^`]*`\]\([^)]*\)|`(\w+)(?:\([^`]*\))?`/gu

/** Names in code, and in guides also those that are no English words. */
const namesIn = (
  text: string,
  names: ReadonlySet<string>,
  isGuide: boolean,
): Set<string> => {
  const inCode = [...text.matchAll(linkOrCode)].map(
    ([, linked, code]) => linked ?? code ?? '',
  )
  const prose = isGuide
    ? text
        .replaceAll(/\]\([^)]*\)|`[^`]*`|<Uses>.*?<\/Uses>/gu, ' ')
        .match(/\b[a-z]+[A-Z]\w*\b/gu)
    : []
  return new Set([...inCode, ...(prose ?? [])].filter(name => names.has(name)))
}

/** What readers are to write is no statement about what functions do. */
const instruction =
  /^[^\w`[]*(?:(?:to|for|if|where)\b[^`,]*, |or |and |so )?(?:add|apply|begin|call|catch|collect|compose|compute|convert|count|end|finish|give|keep|let|make|prefer|put|search|split|swap|take|transform|use|write)\b/iu

const NAME = '◆'

/** `◆, ◆ and ◆`: said of each of them, so it has to be said of all. */
const coordinated = /◆(?:,? (?:and|or|nor) |, )◆/u

const isInstruction = (clause: string): boolean =>
  instruction.test(clause) ||
  /`, then |\bso use \[?`|^\W*`\w+`, not `\w+`\W*$/u.test(clause)

const clausesOf = (text: string): string[] =>
  text.split(/(?<=[:;])\s+/u).filter(clause => !isInstruction(clause))

/** Words between names that say nothing about them. */
const joining = /\b(?:and|or|with|their|variants|title)\b|`\w+`/gu

const isOnlyNames = (text: string): boolean =>
  !/\w/u.test(text.replaceAll(linkOrCode, '').replaceAll(joining, ''))

/** A title, or "Collect: `toArray`, `toSet`": a part of what there is. */
const isCatalogue = (text: string): boolean => {
  const [label = '', ...rest] = text.split(/:\s+/u)
  return (
    !text.includes('\n') &&
    isOnlyNames(rest.join(' ')) &&
    ((rest.length > 0 && instruction.test(label)) || isOnlyNames(label))
  )
}

/** The functions that a claim is about; none if it only says what to write. */
const subjectsOf = (
  { text, shown }: Claim,
  names: ReadonlySet<string>,
  isGuide: boolean,
): Set<string> => {
  const isExplained = /\b(?:which|because|since)\b/u.test(text)
  const clauses = isExplained ? text : clausesOf(text).join(' ')
  const subjects = namesIn(isCatalogue(text) ? '' : clauses, names, isGuide)
  const isList = coordinated.test(
    clauses.replaceAll(linkOrCode, (whole, linked, code) =>
      names.has(linked ?? code) ? NAME : whole,
    ),
  )
  const isShown = [...subjects].every(name => shown.has(name))
  return isShown && !isList && !text.includes('\n') ? new Set() : subjects
}

const missingIn = (
  files: readonly string[],
  listed: ReadonlySet<string>,
): string[] => {
  const tests = files
    .filter(file => fs.existsSync(file))
    .map(file => fs.readFileSync(file, 'utf8'))
    .join()
  return [...listed].filter(
    name => !new RegExp(`\\b${name}\\b`, 'u').test(tests),
  )
}

const plain = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)|[`[\]*]|^\W+/gu, '')

/**
 * Claims about two functions or more that neither the probes write nor a test
 * or a program next to them holds.
 */
export const checkLists = (
  sources: readonly ProseSource[],
  names: ReadonlySet<string>,
): string[] =>
  sources.flatMap(source =>
    claimsIn(source).flatMap(claim => {
      const listed = subjectsOf(claim, names, source.file.endsWith('.mdx'))
      const untested = listed.size < 2 ? [] : missingIn(claim.tests, listed)
      return untested.length === 0
        ? []
        : [
            `${source.file} makes a claim about several functions by hand: "${plain(claim.text).slice(0, 160)}". Let <FunctionsThat list="…" /> write the list, or name the tests that have each of them in the line above: {/* Tested in website/data/claims/x.test.ts */}, or // Tested in … in code. ${claim.tests.length > 0 ? `${claim.tests.join(' and ')} lacks ${untested.join(', ')}.` : ''}`.trim(),
          ]
    }),
  )
