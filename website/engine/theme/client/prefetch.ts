import { prefetchScript } from '../../../browser/prefetchScript'

/**
 * It takes the place of Docusaurus' own helper, which asks for all scripts of a
 * page in one task, even for those that are loaded already.
 */
export default function prefetch(address: string): Promise<void> {
  prefetchScript(address)
  return Promise.resolve()
}
