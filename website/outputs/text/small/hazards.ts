import { fencesOf, type Guide } from '../../../content/model/schema'
import { hazards } from '../../../library/behaviour/model/describe/line'
import { renderFence } from './renderFence'

const titles: readonly string[] = Object.values(hazards)

/** Entries name hazards by number, which is a tenth of their titles' size. */
export const hazardCode = (title: string): string =>
  `H${titles.indexOf(title) + 1}`

/** Sentences that lead to a program or a list which is not in this edition. */
const leadsOn = /:$/u

/** Pages open with their description, with a colon before the program. */
const afterOpening = (text: string, { description }: Guide): string =>
  text.startsWith(description.slice(0, -1))
    ? text.slice(description.length)
    : text

/** What a page explains, without the sentences around its programs. */
const explanationOf = (guide: Guide): string =>
  guide.sections
    .flatMap(({ text }) =>
      afterOpening(text, guide)
        .trim()
        .split(/(?<=[.:?])\s+(?=\p{Lu})/u),
    )
    .filter(sentence => !leadsOn.test(sentence))
    .join(' ')

const remedyOf = (guide: Guide): string =>
  fencesOf(guide)
    .filter(({ meta }) => meta.includes('title="Instead: '))
    .slice(0, 1)
    .map(fence => `\n\nInstead:\n\n${renderFence(fence)}`)
    .join('')

const renderHazard = (title: string, guide: Guide): string =>
  `### ${hazardCode(title)} ${title}\n\n${guide.description} ${explanationOf(guide)}${remedyOf(guide)}`

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
export const renderHazards = (guides: readonly Guide[]): string =>
  [
    ...Object.entries(hazards).map(([name, title]) =>
      renderHazard(title, pageOf(guides, name)),
    ),
    `### Smaller things\n\n${explanationOf(pageOf(guides, 'smaller-things'))}`,
  ].join('\n\n')
