import { prefetchScript } from '../../../browser/prefetchScript'

/**
 * In the place of Docusaurus' own helper, which asks for all scripts of a page
 * in one task, those that are here among them.
 */
export default function prefetch(address: string): Promise<void> {
  prefetchScript(address)
  return Promise.resolve()
}
