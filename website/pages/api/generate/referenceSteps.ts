import type { Graph, Node } from '@lfi-docs/build-cache'
import { Step } from '@lfi-docs/build-cache'
import { counterparts } from '../../../content/counterparts'
import { anchorsOf, isGuide, type Page } from '../../../content/model/schema'
import type { PackageExample } from '../../../examples/packageExamples'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import type { ApiModel } from '../../../library/model/schema'
import { readRecord } from '../../../records/readRecord'
import { drawPictures } from '../../pictures/drawPictures'
import { findFactProblems } from './findFactProblems'
import { findUsages } from './findUsages'
import { type Addresses, makeReference, type Reference } from './makeReference'

const references = new Step<Reference>('api-reference', __filename)

/** This site's own examples show what the package's leave out: they lead. */
const examplesByName = (): Map<string, PackageExample[]> => {
  const { own, package: examples } = readRecord('examples')
  return new Map([
    ...Object.entries(examples),
    ...Object.entries(own).map(
      ([name, example]): [string, PackageExample[]] => [
        name,
        [example, ...(examples[name] ?? [])],
      ],
    ),
  ])
}

/** Of a guide only what it names and where: not each change of its text. */
export const referenceKey = (
  { baseUrl, siteUrl, trailingSlash }: Addresses,
  content: readonly Page[],
): string[] => {
  const guides = content.filter(isGuide)
  const anchors = [...anchorsOf(guides)].map(([page, ids]) => [page, ...ids])
  return [
    baseUrl,
    siteUrl,
    String(trailingSlash),
    JSON.stringify([[...findUsages(guides)], anchors]),
  ]
}

type Needs = { model: Node<ApiModel>; content: Node<Page[]> }

/**
 * Adds the steps that make the reference, each on its own, so that they run
 * side by side; none does anything if the reference is known.
 */
export const addReferenceSteps = (
  graph: Graph,
  { model, content }: Needs,
  addresses: Addresses,
): { reference: Node<Reference> } => {
  const known = graph.step('known reference', [content], pages =>
    references.results().get(referenceKey(addresses, pages)),
  )
  const reference = graph.step(
    'reference',
    [model, content, known],
    async (model, content, known) => {
      if (known) {
        return known
      }
      const guides = content.filter(isGuide)
      const problems = findFactProblems(model, guides)
      if (problems.length > 0) {
        throw new Error(problems.join('\n- '))
      }
      const reference = await makeReference({
        model,
        guides,
        behaviour: loadBehaviour(),
        pictures: drawPictures(),
        baseUrl: addresses.baseUrl,
        examples: examplesByName(),
        counterparts,
      })
      references.results().set(referenceKey(addresses, content), reference)
      return reference
    },
  )
  return { reference }
}
