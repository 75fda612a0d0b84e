import { guideWords } from './aliases/guideWords'
import { pipelinePhrases } from './aliases/pipelinePhrases'
import { pipelineWords } from './aliases/pipelineWords'
import { questionPhrases } from './aliases/questionPhrases'
import { resultPhrases } from './aliases/resultPhrases'
import { resultWords } from './aliases/resultWords'
import { sectionWords } from './aliases/sectionWords'
import { typeWords } from './aliases/typeWords'
import type { Alias } from './schema'

/** `name: a word, another`, continued on indented lines. */
const read = (text: string): Pick<Alias, 'name' | 'words'>[] =>
  text
    .trim()
    .split(/\n(?! )/u)
    .map(line => {
      const [name = '', words = ''] = line.split(/:(?=\s)/u)
      return { name, words: words.split(',').map(tidy) }
    })

const tidy = (word: string): string => word.replace(/\s+/gu, ' ').trim()

const sources: Readonly<Record<string, string>> = {
  pipelineWords,
  pipelinePhrases,
  resultWords,
  resultPhrases,
  typeWords,
  questionPhrases,
  guideWords,
  sectionWords,
}

const byName = new Map<string, Alias>()
for (const [source, text] of Object.entries(sources)) {
  for (const { name, words } of read(text)) {
    const known = byName.get(name) ?? { name, words: [], files: [] }
    byName.set(name, {
      name,
      words: [...new Set([...known.words, ...words])],
      files: [...known.files, `website/data/aliases/${source}.ts`],
    })
  }
}

/**
 * Words by which people look for a function: other libraries, other languages,
 * plain English. A family's words hold for its Async and Concur forms too.
 */
export const aliases: readonly Alias[] = [...byName.values()]
