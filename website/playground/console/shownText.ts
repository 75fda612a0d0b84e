/** Characters of a row that are drawn before somebody asks for more. */
export const FIRST_CHARACTERS = 2000
/** How many more characters each such request draws. */
export const MORE_CHARACTERS = 10_000
/** The marks over one letter that are drawn; more of them make shaping slow. */
const MAX_MARKS = 10

const escapeCharacter = '\u001B'
const piledMarks = new RegExp(`((?:\\p{M}){${MAX_MARKS}})\\p{M}+`, 'gu')

/** Colour codes have at most so many characters. */
const MAX_CODE = 12

export type ShownText = {
  readonly text: string
  /** Characters that are left out. */
  readonly more: number
}

/** The beginning of a text, not ending within a colour code or a letter. */
export const shownText = (text: string, most: number): ShownText => {
  if (text.length <= most) {
    return { text: text.replace(piledMarks, '$1…'), more: 0 }
  }
  const code = text.lastIndexOf(escapeCharacter, most)
  const isInCode =
    code >= 0 &&
    code >= most - MAX_CODE &&
    !text.slice(code, most).includes('m')
  const isInLetter = /[\uD800-\uDBFF]/u.test(text.charAt(most - 1))
  const end = isInCode ? code : isInLetter ? most - 1 : most
  return {
    text: text.slice(0, end).replace(piledMarks, '$1…'),
    more: text.length - end,
  }
}

/**
 * How much work a text is to draw, where a short line of one colour is 1: each
 * colour is an element, and letters take their time as well.
 */
export const drawingCost = (text: string): number => {
  const drawn = text.slice(0, FIRST_CHARACTERS)
  return 1 + drawn.length / 200 + (drawn.split(escapeCharacter).length - 1) / 4
}
