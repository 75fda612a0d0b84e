import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Alias } from '../data/schema'

/** Each literal, so that build steps see what they depend on. */
const files = [
  // Names elsewhere of what makes, changes and joins iterables, and ends them.
  require.resolve('../data/aliases/pipelineWords.txt'),
  require.resolve('../data/aliases/resultWords.txt'),
  // Plain phrasings of both that no other text of the site has.
  require.resolve('../data/aliases/phrases.txt'),
  // Types and constants.
  require.resolve('../data/aliases/typeWords.txt'),
  // Pages by their routes, and sections by their anchors.
  require.resolve('../data/aliases/guideWords.txt'),
]

const tidy = (word: string): string => word.replace(/\s+/gu, ' ').trim()

/** `name: a word, another`, continued on indented lines. */
const parse = (text: string): Pick<Alias, 'name' | 'words'>[] =>
  text
    .trim()
    .split(/\n(?! )/u)
    .map(line => {
      const [name = '', words = ''] = line.split(/:(?=\s)/u)
      return { name, words: words.split(',').map(tidy) }
    })

/**
 * Words by which people look for a function: other libraries, other languages,
 * plain English. A family's words hold for its Async and Concur forms too.
 */
export const loadAliases = (): Alias[] => {
  const byName = new Map<string, Alias>()
  for (const file of files) {
    for (const { name, words } of parse(readFileSync(file, 'utf8'))) {
      const known = byName.get(name) ?? { name, words: [], files: [] }
      byName.set(name, {
        name,
        words: [...new Set([...known.words, ...words])],
        files: [...known.files, `website/data/aliases/${path.basename(file)}`],
      })
    }
  }
  return [...byName.values()]
}
