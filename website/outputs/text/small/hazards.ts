import { type Block, fencesOf, type Guide } from '../../../content/model/schema'
import { hazards } from '../../../library/behaviour/model/describe/line'
import { renderFence } from './recipes'

const titles: readonly string[] = Object.values(hazards)

/** Entries name hazards by number, which is a tenth of their titles' size. */
export const hazardCode = (title: string): string =>
  `H${titles.indexOf(title) + 1}`

export type ListedNames = Readonly<Record<string, readonly string[]>>

/** Pages open with their description, with a colon before the program. */
const afterOpening = (text: string, { description }: Guide): string =>
  text.startsWith(description.slice(0, -1))
    ? text.slice(description.length).trim()
    : text

/** Without the sentence that leads to a program, which is not here. */
const withoutLead = (text: string): string =>
  text.endsWith(':')
    ? text
        .split(/(?<=[.?])\s+/u)
        .slice(0, -1)
        .join(' ')
    : text

/** A paragraph, with the list of functions that it leads to, if any. */
const renderBlock = (
  { text }: Block,
  next: Block | undefined,
  lists: ListedNames,
): string => {
  if (next?.list === undefined) {
    return withoutLead(text)
  }
  const names = lists[next.list]
  if (!names) {
    throw new Error(
      `No list is called "${next.list}", which a page of website/docs/watch-out shows.`,
    )
  }
  return `${text} ${names.join(', ')}.`
}

/** What a page explains, without the sentences around its programs. */
export const explanationOf = (guide: Guide, lists: ListedNames): string =>
  guide.sections
    .flatMap(({ blocks }) => {
      const shown = blocks.map(block => ({
        ...block,
        text: afterOpening(block.text, guide),
      }))
      return shown.map((block, index) =>
        renderBlock(block, shown[index + 1], lists),
      )
    })
    .filter(text => text !== '')
    .join(' ')

const remedyOf = (guide: Guide): string =>
  fencesOf(guide)
    .filter(({ meta }) => meta.includes('title="Instead: '))
    .slice(0, 1)
    .map(fence => `\n\nInstead:\n\n${renderFence(fence)}`)
    .join('')

const renderHazard = (title: string, guide: Guide, lists: ListedNames) =>
  `### ${hazardCode(title)} ${title}\n\n${guide.description} ${explanationOf(guide, lists)}${remedyOf(guide)}`

const pageOf = (guides: readonly Guide[], name: string): Guide => {
  const guide = guides.find(({ id }) => id === `watch-out/${name}`)
  if (!guide) {
    throw new Error(
      `There is no page website/docs/watch-out/${name}.mdx, which llms-small.txt explains a hazard with.`,
    )
  }
  return guide
}

/** Each hazard by its number: what happens, why, and what to write instead. */
export const renderHazards = (
  guides: readonly Guide[],
  lists: ListedNames,
): string =>
  [
    ...Object.entries(hazards).map(([name, title]) =>
      renderHazard(title, pageOf(guides, name), lists),
    ),
    `### Smaller things\n\n${explanationOf(pageOf(guides, 'smaller-things'), lists)}`,
  ].join('\n\n')
