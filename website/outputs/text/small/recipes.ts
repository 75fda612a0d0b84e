import { type Fence, fencesOf, type Guide } from '../../../content/model/schema'

/** The tasks that assistants are asked for most, one page of recipes each. */
const CHOSEN = [
  'group-by-a-key',
  'count-how-often-each-value-occurs',
  'compute-several-figures-in-one-pass',
  'join-two-lists-by-key',
  'read-pages-as-one-list',
  'keep-the-original-order',
  'fetch-many-with-a-limit',
  'map-a-stream-with-a-limit',
  'retry-what-fails',
  'keep-results-and-failures',
]

/** A program without the options of its fence, which only the site reads. */
export const renderFence = ({ language, code }: Fence): string =>
  `\`\`\`${language}\n${code}\n\`\`\``

export const renderRecipes = (guides: readonly Guide[]): string =>
  CHOSEN.map(name => {
    const guide = guides.find(({ id }) => id === `recipes/${name}`)
    const fence = guide && fencesOf(guide)[0]
    if (!(guide && fence)) {
      throw new Error(
        `There is no recipe website/docs/recipes/${name}.mdx with a program. Choose another in website/outputs/text/small/recipes.ts.`,
      )
    }
    return `### ${guide.title}\n\n${guide.description}\n\n${renderFence(fence)}`
  }).join('\n\n')
