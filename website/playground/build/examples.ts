import { isGuide, type Page } from '../../content/model/schema'
import chosen from '../../data/playgroundExamples.json'
import { isLanguage } from '../../examples/model/language'
import { parseFenceMeta } from '../../examples/model/parseFenceMeta'
import { splitClaims } from '../../examples/model/splitClaims'
import type { Example, ExampleGroup } from '../page/examples'

/** The first program of a guide that runs here. */
const exampleOf = (content: readonly Page[], id: string): Example => {
  const guide = content.find(page => isGuide(page) && page.id === id)
  const [program] = (guide?.sections ?? []).flatMap(({ fences }) =>
    fences.flatMap(({ language, meta, code }) => {
      const { noRun, previous } = parseFenceMeta(meta)
      return isLanguage(language) && noRun === undefined && !previous
        ? [{ language, code: `${splitClaims(code).code}\n` }]
        : []
    }),
  )
  if (!guide || !program) {
    throw new Error(
      `The playground offers the first program of the guide "${id}", which ${guide ? 'has none' : 'is not there'}. Choose another in data/playgroundExamples.json.`,
    )
  }
  return { id, title: guide.title, ...program }
}

/** The examples of the playground, by guide. They are verified with the guides. */
export const collectExamples = (content: readonly Page[]): ExampleGroup[] =>
  Object.entries(chosen).map(([title, ids]) => ({
    title,
    examples: ids.map(id => exampleOf(content, id)),
  }))
