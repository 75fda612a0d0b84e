import { allowedSlips, editDistance } from '../../content/model/editDistance'
import { ranking } from './ranking'

const SUFFIX = /(?:ations?|ings?|ers?|ors?|ments?|ed|es|s)$/u

const LEAST_STEM = 3

/** `mapping` and `maps` are `map`; used on queries only, never on the index. */
const stem = (word: string): string => {
  const withoutOwner = word.replace(SUFFIX, '')
  if (withoutOwner.length < LEAST_STEM) {
    return word
  }
  return withoutOwner
    .replace(/([^aeiouls])\1$/u, '$1')
    .replace(/e$/u, '')
    .replace(/i$/u, 'y')
}

const sameWord = (left: string, right: string): boolean =>
  left.length >= LEAST_STEM &&
  right.length >= LEAST_STEM &&
  left[0] === right[0] &&
  left[1] === right[1] &&
  left[2] === right[2] &&
  stem(left) === stem(right)

/** How well a typed word stands for a known one, between 0 and 1. */
export const resemblance = (typed: string, known: string): number => {
  if (typed === known) {
    return 1
  }
  if (sameWord(typed, known)) {
    return ranking.inflectedWord
  }
  if (typed.length > 1 && known.startsWith(typed)) {
    return typed.length / known.length
  }
  const slips = allowedSlips(typed.length)
  if (slips === 0 || known.length < 3) {
    return 0
  }
  // Two slips and another first letter is another word.
  const limit = typed[0] === known[0] ? slips : 1
  const distance = editDistance(typed, known, limit)
  if (distance > limit) {
    return 0
  }
  return distance === 1 ? ranking.oneSlip : ranking.twoSlips
}
