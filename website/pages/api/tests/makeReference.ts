/*
 * Makes the reference and nothing else: library/tests/steps.test.ts watches
 * which files that reads.
 */
import { Graph } from '@lfi-docs/build-cache'
import { loadContent } from '../../../content/loadContent'
import { loadApiModel } from '../../../library/loadApiModel'
import { addReferenceSteps } from '../generate/referenceSteps'

const graph = new Graph()
const { reference } = addReferenceSteps(
  graph,
  {
    model: graph.step('model', [], loadApiModel),
    content: graph.step('content', [], () => loadContent('website')),
  },
  // Another address than any other build's: it is made, not read.
  {
    baseUrl: '/',
    siteUrl: `https://${process.pid}.example`,
    trailingSlash: false,
  },
)
reference.result.catch(error => {
  console.error(error)
  process.exitCode = 1
})
