import type { Graph, Node } from '@lfi-docs/build-cache'
import { Step } from '@lfi-docs/build-cache'
import { counterparts } from '../../../content/counterparts'
import { anchorsOf, isGuide, type Page } from '../../../content/model/schema'
import { loadOwnExamples } from '../../../examples/ownExamples'
import {
  loadPackageExamples,
  type PackageExample,
} from '../../../examples/packageExamples'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import type { ApiModel } from '../../../library/model/schema'
import { recordPictures } from '../../pictures/recordPictures'
import { findFactProblems } from './findFactProblems'
import { findUsages } from './findUsages'
import { type Addresses, makeReference, type Reference } from './makeReference'

const references = new Step<Reference>('api-reference', __filename)

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
): { behaviour: Node<unknown>; reference: Node<Reference> } => {
  const known = graph.step('known reference', [content], pages =>
    references.results().get(referenceKey(addresses, pages)),
  )
  const problems: string[] = []
  const part = <Result>(
    name: string,
    make: (model: ApiModel) => Promise<Result>,
  ): Node<Result | undefined> =>
    graph.step(name, [model, known], (loaded, reference) =>
      reference
        ? undefined
        : make(loaded).catch((error: Error) => {
            problems.push(error.message)
            return undefined
          }),
    )
  const behaviour = part('behaviour', loadBehaviour)
  const examples = part('examples of the package', loadPackageExamples)
  const own = part('examples of functions', loadOwnExamples)
  const pictures = part('pictures', recordPictures)
  const reference = graph.step(
    'reference',
    [model, content, known, behaviour, examples, own, pictures],
    async (model, content, known, behaviour, examples, own, pictures) => {
      if (known) {
        return known
      }
      const guides = content.filter(isGuide)
      problems.push(...findFactProblems(model, guides))
      if (problems.length > 0 || !(behaviour && examples && own && pictures)) {
        throw new Error(problems.join('\n- '))
      }
      const reference = await makeReference({
        model,
        guides,
        behaviour,
        pictures,
        baseUrl: addresses.baseUrl,
        examples: ownFirst(own, examples),
        counterparts,
      })
      references.results().set(referenceKey(addresses, content), reference)
      return reference
    },
  )
  return { behaviour, reference }
}
