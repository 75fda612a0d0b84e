import type { ProseSource } from './sources'

/** A sentence, table row or list, and what its surroundings say about it. */
export type Claim = {
  text: string
  /** The tests that the line above it, or above its paragraph, names. */
  tests: readonly string[]
  /** What programs of the same section import. */
  shown: ReadonlySet<string>
}

/** Names the tests that have each function of the paragraph or list below. */
const tested = /^\{\/\* Tested in .* \*\/\}\n+/u

const testsIn = (mark = ''): string[] => mark.match(/website\/\S+/gu) ?? []

/** An item or a row that begins with a name. */
const item = /^\s*(?:[-*|]|\d+\.) \[?`\w+/u

const importedIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/import \{(?<names>[^}]*)\} from 'lfi'/gu)].flatMap(
      ({ groups }) => groups?.names?.match(/\w+/gu) ?? [],
    ),
  )

/** What leads to a program does not lead to the list after it. */
const PROGRAM = '(program)'

const withoutCode = (text: string): string =>
  text
    .replaceAll(/^( *)```.*?^\1```$/gmsu, PROGRAM)
    .replaceAll(/^import .*$/gmu, '')

/** Paragraphs; a mark, or what ends in a colon, goes with what follows. */
const blocksOf = (text: string): string[] =>
  withoutCode(text)
    .replaceAll(/:\n\n+(?=[-*|] )/gu, ':\n')
    .replaceAll(/(\{\/\* Tested in .* \*\/\})\n+/gu, '$1\n')
    .split(/\n{2,}/u)
    .map(block => block.trim())

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.;?])\**\s+|\n(?=\s*(?:[-*|]|\d+\.) )/u)

const hasOnlyName = (line: string): boolean =>
  !/\w/u.test(line.replaceAll(/\]\([^)]*\)|`[^`]*`|^\s*\d+\./gu, ''))

/**
 * Rows or items that each begin with a name are one list of names, if a
 * sentence or a header leads to them or they are nothing but names.
 */
const isListOfNames = (block: string): boolean => {
  const isTable = block.startsWith('|')
  const items = block
    .split('\n')
    .filter(line => /^\s*(?:[-*|]|\d+\.) (?!-)/u.test(line))
    .slice(isTable ? 1 : 0)
  const isLed = isTable || /^[^-*|].*:\n/u.test(block)
  return (
    items.length > 1 &&
    items.every(line => item.test(line) && (isLed || hasOnlyName(line)))
  )
}

const claimsOfSection = (section: string): Claim[] => {
  const shown = importedIn(section)
  return blocksOf(section).flatMap(block => {
    const tests = testsIn(tested.exec(block)?.[0])
    const text = block.replace(tested, '')
    return (isListOfNames(text) ? [text] : sentencesOf(text)).map(claim => ({
      text: claim.trim(),
      tests,
      shown,
    }))
  })
}

/** Title and description are sentences; keys and dashes are not. */
const withFrontMatter = (text: string): string =>
  text.replace(/^---\n(?<lines>.*?)\n---\n/su, (_, lines: string) =>
    lines
      .replaceAll(/^# (Tested in .*)$/gmu, '\n{/* $1 */}')
      .replaceAll(/^\w+: /gmu, '\n')
      .concat('\n'),
  )

/** Lines of data and components; what comments say is for maintainers. */
const claimsOfCode = (text: string): Claim[] => {
  const shown = importedIn(text)
  return text
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .split('\n')
    .flatMap((line, at, lines) => {
      const tests = testsIn(
        /^\s*\/\/ Tested in .*/u.exec(lines[at - 1] ?? '')?.[0],
      )
      const words = line
        .replace(/^\s*\/\/.*$|^import .*$/u, '')
        .replaceAll('\\`', '`')
        .replaceAll(/<code>(?<name>\w+)<\/code>/gu, '`$<name>`')
      return sentencesOf(words).map(it => ({ text: it.trim(), tests, shown }))
    })
}

/** Rows on other libraries, of which a file beside them has the programs. */
const claimsOfTable = ({ file, text }: ProseSource): Claim[] => {
  const tests = [file.replace('/counterparts/', '/counterparts/code/')]
  return claimsOfCode(text).map(claim => ({ ...claim, tests }))
}

/** Everything in a text that may be a claim about functions. */
export const claimsIn = (source: ProseSource): Claim[] => {
  const { file, text } = source
  if (file.endsWith('.txt')) {
    return claimsOfTable(source)
  }
  return file.endsWith('.mdx')
    ? withFrontMatter(text)
        .split(/^(?=#{2,} )/mu)
        .flatMap(claimsOfSection)
    : claimsOfCode(text)
}
