import type { Choice } from '@site/data/choices'
import { type Flavour, flavours } from '@site/library/model/flavour'
import type { Shown } from './filterStore'

export const columnsShown: Readonly<Record<Shown, readonly Flavour[]>> = {
  all: flavours,
  plain: ['plain'],
  async: ['async'],
  concur: ['concur'],
}

/** What makes an iterable of a flavour belongs to that flavour alone. */
const makerOf: Readonly<Record<string, Flavour>> = {
  asAsync: 'async',
  asConcur: 'concur',
}

const namesOf = ({ name, async, concur }: Choice) => ({
  plain: name,
  async: async ? `${name}Async` : undefined,
  concur: concur ? `${name}Concur` : undefined,
})

/**
 * The names to show for a choice, column by column. What has no flavours, such
 * as a reducer, serves all of them.
 */
export const columnsOf = (
  choice: Choice,
  shown: Shown,
): (string | undefined)[] => {
  const { name, async, concur } = choice
  const columns = columnsShown[shown]
  const made = makerOf[name]
  if (made) {
    return columns.map(flavour => (flavour === made ? name : undefined))
  }
  if (shown !== 'all' && !async && !concur) {
    return [name]
  }
  const names = namesOf(choice)
  return columns.map(flavour => names[flavour])
}
