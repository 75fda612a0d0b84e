import { readFileSync } from 'node:fs'

/** Each literal, so that build steps see what they depend on. */
const files = [
  // Names elsewhere of what makes, changes and joins iterables, and ends them.
  require.resolve('../data/aliases/pipelineWords.txt'),
  require.resolve('../data/aliases/resultWords.txt'),
  // Plain phrasings of both that no other text of the site has.
  require.resolve('../data/aliases/phrases.txt'),
  require.resolve('../data/aliases/typeWords.txt'),
  // Pages by their routes, and sections by their anchors.
  require.resolve('../data/aliases/guideWords.txt'),
]

/** Reads `name: a word, another`; the words may go on on indented lines. */
const parseLine = (line: string): [name: string, words: string[]] => {
  const [name = '', words = ''] = line.replace(/\s+/gu, ' ').split(/:(?= )/u)
  return [name, words.split(',').map(word => word.trim())]
}

/**
 * Words by which people look for a function: other libraries, other languages,
 * plain English. By family, whose words hold for its Async and Concur forms
 * too, exact name, a page's route, or that with a heading's anchor.
 */
export const loadAliases = (): Map<string, string[]> => {
  const aliases = new Map<string, string[]>()
  const lines = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .trim()
      .split(/\n(?! )/u),
  )
  for (const [name, words] of lines.map(parseLine)) {
    if (!name || words.includes('')) {
      throw new Error(
        `A line of data/aliases should be "name: word, another", not "${name}: ${words.join(', ')}".`,
      )
    }
    aliases.set(name, [...new Set([...(aliases.get(name) ?? []), ...words])])
  }
  return aliases
}
