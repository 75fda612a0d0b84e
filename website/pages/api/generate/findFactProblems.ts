import { counterparts } from '../../../content/counterparts'
import { anchorsOf, type Guide } from '../../../content/model/schema'
import { gapAnchor } from '../../../data/counterparts/rowAnchor'
import { systemAddress } from '../../../data/counterparts/systems'
import { findModelProblems } from '../../../library/loadApiModel'
import type { ApiModel, Entry } from '../../../library/model/schema'
import { behaviourQuestions } from '../model/behaviourQuestions'
import { checkFacts, type Known } from './checkFacts'

/** Pages that no Markdown file stands behind, with their anchors. */
const otherPages: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['/playground', new Set()],
  ['/docs/api', new Set()],
  [
    '/docs/api/behaviour',
    new Set(behaviourQuestions.map(({ anchor }) => anchor)),
  ],
]

const parametersOf = (entry: Entry): string[] =>
  entry.kind === 'function'
    ? entry.signatures.flatMap(({ parameters }) =>
        parameters.map(({ name }) => name),
      )
    : []

const examplesOf = (entry: Entry): string[] => [
  ...(entry.examples.length > 0 ? [entry.name] : []),
  ...(entry.kind === 'type'
    ? entry.members
        .filter(({ examples }) => examples.length > 0)
        .map(({ name }) => `${entry.name}.${name}`)
    : []),
]

/** With the rows on what lfi lacks, which a component puts on their pages. */
const withGaps = (
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map(anchors)
  for (const { system, name } of counterparts.missing) {
    const page = systemAddress(system)
    all.set(page, new Set([...(all.get(page) ?? []), gapAnchor(name)]))
  }
  return all
}

/** What facts may be written about. */
const knownIn = ({ entries }: ApiModel, guides: readonly Guide[]): Known => ({
  entries: entries.map(entry => ({
    name: entry.name,
    family: entry.kind === 'function' ? entry.family : entry.name,
    parameters: parametersOf(entry),
  })),
  withExamples: new Set(entries.flatMap(examplesOf)),
  anchors: withGaps(new Map([...anchorsOf(guides), ...otherPages])),
})

/** What is wrong with the model, and with what is written about it. */
export const findFactProblems = (
  model: ApiModel,
  guides: readonly Guide[],
): string[] => [
  ...findModelProblems(model),
  ...checkFacts(knownIn(model, guides)),
]
