import MiniSearch from 'minisearch'
import { allowedSlips } from '../../content/model/editDistance'
import type { Phrase, SearchEntry } from './entry'
import { ranking } from './ranking'
import type { Query } from './readQuery'
import { tokenize } from './words'

/**
 * Scores of texts by entry. Every word counts, as it is written: there are no
 * stop words and no stems, since `or` is a name.
 */
export type TextIndex = (query: Query) => ReadonlyMap<number, number>

const fuzzy = (term: string): number | false =>
  allowedSlips(term.length) > 0 ? ranking.textFuzziness : false

const FIELDS = ['title', 'aliases', 'trail', 'text']

/** What a message says is in the text about it, not in words given for others. */
const fieldsFor = ({ intent }: Query): string[] =>
  intent === 'error' ? FIELDS : [...FIELDS, 'asked']

const joinTexts = (phrases: readonly Phrase[]): string =>
  phrases.map(({ text }) => text).join(' ')

export const createTextIndex = (entries: SearchEntry[]): TextIndex => {
  const index = new MiniSearch({
    fields: [...FIELDS, 'asked'],
    tokenize,
    processTerm: term => term,
  })
  index.addAll(
    entries.map(({ id, level, title, ownAliases, trail, text, row }) => ({
      id,
      title,
      // A family's words are indexed once: ranking shares its best text score.
      aliases: level > 1 ? '' : joinTexts(ownAliases),
      // Words given for a section answer together, whichever phrase has them.
      asked: level > 1 ? joinTexts(ownAliases) : '',
      trail: trail.slice(0, -1).join(' '),
      // A counterpart is looked for by its name; its function has the words.
      text: row === 'counterpart' ? '' : text,
    })),
  )
  const search = (
    query: Query,
    words: Query['words'],
    combineWith: 'AND' | 'OR',
  ) =>
    index.search(words.map(word => word.text).join(' '), {
      tokenize: text => text.split(' '),
      combineWith,
      fields: fieldsFor(query),
      boost: { aliases: ranking.aliasBoost },
      prefix: (term, position, terms) =>
        term.length > 1 && position === terms.length - 1,
      fuzzy: (term, position) =>
        words[position]?.weight === 1 ? fuzzy(term) : false,
      boostTerm: (_, position) => words[position]?.weight ?? 1,
    })
  return query => {
    const heavy = query.words.filter(word => word.weight === 1)
    const every = heavy.length > 0 ? heavy : query.words
    const scores = new Map<number, number>()
    // Texts with every word come first, then those with some.
    for (const { id, score } of search(query, query.words, 'OR')) {
      scores.set(id, score)
    }
    for (const { id, score } of search(query, every, 'AND')) {
      scores.set(id, (scores.get(id) ?? 0) + score)
    }
    return scores
  }
}
