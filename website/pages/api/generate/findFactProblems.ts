import { counterparts } from '../../../content/counterparts'
import { anchorsOf, type Guide } from '../../../content/model/schema'
import { gapAnchor } from '../../../data/counterparts/rowAnchor'
import { systemAddress } from '../../../data/counterparts/systems'
import { findModelProblems } from '../../../library/loadApiModel'
import type { ApiModel, Entry } from '../../../library/model/schema'
import { behaviourQuestions } from '../model/behaviourQuestions'
import { checkFacts } from './checkFacts'

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

/** Of guides, of pages without a file of their own, and of places on both. */
const addressesOf = (guides: readonly Guide[]): Set<string> =>
  new Set([
    ...['/playground', '/docs/api', '/docs/api/behaviour'],
    ...behaviourQuestions.map(({ anchor }) => `/docs/api/behaviour#${anchor}`),
    ...[...anchorsOf(guides)].flatMap(([page, anchors]) => [
      page,
      ...[...anchors].map(anchor => `${page}#${anchor}`),
    ]),
    // A component puts these rows on their pages.
    ...counterparts.missing.map(
      ({ system, name }) => `${systemAddress(system)}#${gapAnchor(name)}`,
    ),
  ])

/** What is wrong with the model, and with what is written about it. */
export const findFactProblems = (
  model: ApiModel,
  guides: readonly Guide[],
): string[] => [
  ...findModelProblems(model),
  ...checkFacts({
    entries: model.entries.map(entry => ({
      name: entry.name,
      family: entry.kind === 'function' ? entry.family : entry.name,
      parameters: parametersOf(entry),
    })),
    withExamples: new Set(model.entries.flatMap(examplesOf)),
    addresses: addressesOf(guides),
  }),
]
