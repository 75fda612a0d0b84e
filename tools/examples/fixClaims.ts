import { claimPattern } from '../../website/examples/model/splitClaims'
import type { Statement } from './prepareCode'
import type { Print } from './program'

type Group = {
  first: number
  last: number
  lines: string[]
  indent: string
  /** Whether it is made here, and stands on no line yet. */
  isNew?: boolean
}

/** Runs of adjacent claims, by line from 1. */
const readGroups = (lines: readonly string[]): Group[] => {
  const groups: Group[] = []
  for (const [index, line] of lines.entries()) {
    const number = index + 1
    const group = groups.at(-1)
    if (!claimPattern.test(line)) {
      continue
    }
    if (group?.last === number - 1) {
      group.last = number
    } else {
      const indent = /^\s*/u.exec(line)?.[0] ?? ''
      groups.push({ first: number, last: number, lines: [], indent })
    }
  }
  return groups
}

/**
 * The group of claims for a line printed by `statement`: the last one inside
 * the statement, or else the next one after it. A statement with no claims
 * after it gets a group of its own.
 */
const groupFor = (groups: Group[], { first, last }: Statement): Group => {
  const written = groups.filter(({ isNew }) => !isNew)
  const found =
    written.findLast(group => group.first >= first && group.last <= last) ??
    written.find(group => group.first > last) ??
    groups.find(group => group.isNew && group.last === last)
  if (found) {
    return found
  }
  const added = { first: last + 1, last, lines: [], indent: '', isNew: true }
  groups.push(added)
  return added
}

export const fixClaims = (
  code: string,
  prints: readonly Print[],
  statements: readonly Statement[],
): string => {
  const lines = code.split('\n')
  const groups = readGroups(lines)
  for (const { text, statement } of prints) {
    const place = statements[statement] ?? { first: 1, last: lines.length }
    groupFor(groups, place).lines.push(text)
  }
  for (const group of groups.toSorted((a, b) => b.first - a.first)) {
    lines.splice(
      group.first - 1,
      group.last - group.first + 1,
      ...group.lines.map(text => `${group.indent}//=> ${text}`.trimEnd()),
    )
  }
  return lines.join('\n')
}
