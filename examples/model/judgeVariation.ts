import type { FenceMeta } from './parseFenceMeta'
import type { Variation } from './run'

/** The sentence about a declaration of varying output that is not true. */
export const judgeVariation = (
  variation: Variation,
  { unordered, varies }: FenceMeta,
): string | undefined => {
  if (variation === 'none' && (unordered || varies)) {
    const word = varies ? 'varies' : 'unordered'
    return `The fence says \`${word}\`, but however its lookups and random numbers come out, it prints the same: remove the word.`
  }
  if (variation === 'order' && !unordered) {
    return 'The order of what the example prints may change between runs: add `unordered` to the fence, or make the order fixed.'
  }
  if (variation === 'values' && !varies) {
    return 'What the example prints may change between runs, not only its order: add `varies` to the fence, or make its data fixed.'
  }
  return undefined
}
