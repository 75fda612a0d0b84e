import type { Graph, Node } from '@lfi-docs/build-cache'
import { loadContent } from '../content/loadContent'
import { isGuide } from '../content/model/schema'
import { authoredExamples } from '../examples/authoredExamples'
import { requireRight } from '../examples/requireRight'
import { loadApiModel } from '../library/loadApiModel'
import { checkNames, readOwnCode } from '../pages/api/generate/checkNames'
import { addReferenceSteps } from '../pages/api/generate/referenceSteps'
import { writeReference } from '../pages/api/generate/writeReference'
import { bundleSizes } from '../pages/bundles/bundleSizes'
import { drawComparisons } from '../pages/comparisons/drawComparisons'
import { counterpartPages } from '../pages/counterparts/counterpartPages'
import { demonstrate } from '../pages/home/demonstrate'
import { drawTimelines } from '../pages/timelines/drawTimelines'
import { playgroundData } from '../playground/build/playgroundData'
import { writeSandbox } from '../playground/sandbox/build/writeSandbox'
import { searchDataOf } from '../search/index-build/loadSearchData'
import { writeRecorder } from '../trace/recorder/build/writeRecorder'
import { writeGenerated } from './read/generated'
import type { Settings } from './read/messages'

type Steps = {
  /** What pages can't be bundled without. */
  pages: Node<unknown>[]
  /** Fails if an example does not print what its page says. */
  examples: Node<void>
}

/**
 * Every step of the generation with what it needs. Those that most others wait
 * for come first; the verdict on examples last, because bundling goes on
 * without it.
 */
export const addSteps = (graph: Graph, settings: Settings): Steps => {
  const model = graph.step('model', [], loadApiModel)
  const content = graph.step('content', [], () => loadContent('website'))
  const { reference } = addReferenceSteps(graph, { model, content }, settings)
  const written = graph.step('reference, written', [reference], made => {
    const { pages: _, sidebar: __, ...rest } = made
    writeReference(made)
    writeGenerated('reference', rest)
  })
  const names = graph.step('names', [model, content], (model, content) => {
    const guides = content.filter(isGuide)
    const problems = checkNames(model, readOwnCode('website'), guides)
    if (problems.length > 0) {
      throw new Error(problems.join('\n- '))
    }
  })
  /** A step whose result a plugin reads under the step's name. */
  const file = (name: string, make: () => unknown): Node<void> =>
    graph.step(name, [], async () => writeGenerated(name, await make()))
  const pages = [
    written,
    names,
    file('counterparts', () => counterpartPages(settings.baseUrl)),
    file('timelines', drawTimelines),
    file('bundle-sizes', () => ({ sizes: bundleSizes() })),
    file('comparisons', drawComparisons),
    file('home-demonstrations', () => ({ demonstrations: demonstrate() })),
    graph.step('sandbox', [], () => writeSandbox('website', settings)),
    graph.step('trace recorder', [], () => writeRecorder('website')),
    graph.step('playground', [model, content], async (model, content) =>
      writeGenerated(
        'playground',
        await playgroundData(model, content, settings.trailingSlash),
      ),
    ),
    graph.step('search', [model, content], async (model, content) =>
      writeGenerated('search', searchDataOf(model, content)),
    ),
  ]
  const examples = graph.step('examples of pages', [content], async pages => {
    try {
      await requireRight(authoredExamples(pages))
    } catch (error) {
      throw new Error(
        `Examples do not print what their pages say:\n\n${error instanceof Error ? error.message : error}`,
      )
    }
  })
  return { pages, examples }
}
