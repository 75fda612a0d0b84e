/*
 * In: the examples of the guides, run on the major before. Out:
 * `@generated/upgrading/default/failing.json`, the sections in which one of
 * them does something else there. Read by: the OnPrevious component.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { loadContent } from '../../content/loadContent'
import { type Guide, isGuide } from '../../content/model/schema'
import { authoredExamples } from '../../examples/authoredExamples'
import { failingOnPrevious } from '../../examples/failingOnPrevious'
import type { Example } from '../../examples/model/example'
import type { FailingPage } from './client/failingPage'

/** It shows what differs, so all that it says of lfi 4 fails on lfi 3. */
const OWN_PAGE = 'docs/upgrading.mdx'

/** The sections of a guide that hold one of the examples. */
const failingSections = (
  { file, sections }: Guide,
  examples: readonly Example[],
): FailingPage['sections'] => {
  const lines = new Set(
    examples.filter(({ page }) => page === file).map(({ line }) => line),
  )
  return sections
    .filter(({ fences }) => fences.some(({ line }) => lines.has(line)))
    .map(({ id, title }) => ({ heading: id && title, anchor: id }))
}

export default function upgrading({ siteDir }: LoadContext): Plugin {
  return {
    name: 'upgrading',
    contentLoaded: async ({ actions }) => {
      const guides = (await loadContent(siteDir))
        .filter(isGuide)
        .filter(({ file }) => file !== OWN_PAGE)
      const failing = await failingOnPrevious(authoredExamples(guides))
      const pages: FailingPage[] = guides
        .map(guide => ({
          title: guide.title,
          address: guide.address,
          sections: failingSections(guide, failing),
        }))
        .filter(({ sections }) => sections.length > 0)
      await actions.createData('failing.json', JSON.stringify(pages))
    },
  }
}
