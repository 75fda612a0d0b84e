/*
 * In: what `generate` made and wrote under the name in the options.
 * Out: a JSON file for each of its entries, as
 * `@generated/<name>/default/<entry>.json`.
 * Read by: the components of pages:
 *
 * timelines            runs, drawn: Timeline, Race and Flow
 * comparisons          pairs of runs: Compare
 * counterparts         the tables of a "Coming from" page: Counterparts
 * bundle-sizes         what imports of lfi cost: home page and Getting started
 * home-demonstrations  the facts that the home page draws
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { type Published, publish } from '../generate/read/publish'

export default function published(
  _context: LoadContext,
  { name }: { name: string },
): Plugin<Published> {
  return publish(name)
}
