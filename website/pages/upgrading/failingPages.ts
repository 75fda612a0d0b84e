import { type Guide, isGuide, type Page } from '../../content/model/schema'
import { authoredExamples } from '../../examples/authoredExamples'
import { failingOnPrevious } from '../../examples/failingOnPrevious'
import type { Example } from '../../examples/model/example'
import type { FailingPage } from './client/failingPage'

/** They show what differs, so all that they say of lfi 4 fails on lfi 3. */
const OWN_PAGES = 'docs/upgrading'

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

/** The pages with such sections, by the name of their file. */
export const failingPages = async (
  content: readonly Page[],
): Promise<{ failing: FailingPage[] }> => {
  const guides = content
    .filter(isGuide)
    .filter(({ file }) => !file.startsWith(OWN_PAGES))
  const failing = await failingOnPrevious(authoredExamples(guides))
  return {
    failing: guides
      .map(guide => ({
        title: guide.title,
        address: guide.address,
        sections: failingSections(guide, failing),
      }))
      .filter(({ sections }) => sections.length > 0),
  }
}
