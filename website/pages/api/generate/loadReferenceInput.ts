import { loadContent } from '../../../content/loadContent'
import { anchorsOf, type Guide, isGuide } from '../../../content/model/schema'
import { checkFacts, type Known } from '../../../data/checkFacts'
import { counterparts, systemAddress } from '../../../data/counterparts'
import { gapAnchor } from '../../../data/counterparts/rowAnchor'
import { parseWithSchema } from '../../../data/parseWithSchema'
import { counterpartsSchema } from '../../../data/schema'
import { authoredExamples } from '../../../examples/authoredExamples'
import { loadOwnExamples } from '../../../examples/ownExamples'
import {
  loadPackageExamples,
  type PackageExample,
} from '../../../examples/packageExamples'
import { requireRight } from '../../../examples/requireRight'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import { findModelProblems, loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel, Entry } from '../../../library/model/schema'
import { recordPictures } from '../../pictures/recordPictures'
import { behaviourQuestions } from '../model/behaviourQuestions'
import type { Ingredients } from './generatePages'

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

/** This site's own examples show what the package's leave out: they lead. */
const ownFirst = (
  own: ReadonlyMap<string, PackageExample>,
  examples: ReadonlyMap<string, PackageExample[]>,
): Map<string, PackageExample[]> =>
  new Map([
    ...examples,
    ...[...own].map(([name, example]): [string, PackageExample[]] => [
      name,
      [example, ...(examples.get(name) ?? [])],
    ]),
  ])

/**
 * Everything that the pages are made of. After an upgrade much may be wrong at
 * once: all of it is told at once, rather than one kind a build.
 */
export const loadReferenceInput = async (
  baseUrl: string,
): Promise<Ingredients> => {
  const [model, content] = await Promise.all([
    loadApiModel(),
    loadContent('website'),
  ])
  const guides = content.filter(isGuide)
  const problems = [
    ...findModelProblems(model),
    ...checkFacts(knownIn(model, guides)),
  ]
  const note = (error: Error): void => void problems.push(error.message)
  const examples = await loadPackageExamples(model).catch(note)
  const own = await loadOwnExamples(model).catch(note)
  const behaviour = await loadBehaviour().catch(note)
  const pictures = await recordPictures(model).catch(note)
  if (problems.length > 0 || !(examples && own && behaviour && pictures)) {
    await requireRight(authoredExamples(content)).catch(note)
    throw new Error(problems.join('\n- '))
  }
  return {
    model,
    baseUrl,
    guides,
    counterparts: parseWithSchema(counterpartsSchema, counterparts, {
      file: 'website/data/counterparts',
    }),
    examples: ownFirst(own, examples),
    behaviour,
    pictures,
  }
}
