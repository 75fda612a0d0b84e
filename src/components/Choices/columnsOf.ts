import type { Choice } from '@site/data/choices'
import type { Shown } from './filterStore'

export const headings: Readonly<Record<Shown, string[]>> = {
  all: ['plain', 'Async', 'Concur'],
  plain: ['plain'],
  async: ['Async'],
  concur: ['Concur'],
}

/**
 * The names to show for a choice, column by column. What has no flavours, such
 * as a reducer, serves all of them.
 */
export const columnsOf = (
  { name, async, concur }: Choice,
  shown: Shown,
): (string | undefined)[] => {
  const asyncName = async ? `${name}Async` : undefined
  const concurName = concur ? `${name}Concur` : undefined
  const shared = async || concur ? undefined : name
  switch (shown) {
    case 'all':
      return [name, asyncName, concurName]
    case 'plain':
      return [name]
    case 'async':
      return [asyncName ?? shared]
    case 'concur':
      return [concurName ?? shared]
  }
}
