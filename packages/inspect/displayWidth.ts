import { removeColors } from './stylize'

const zeroWidth = /[\p{Mn}\p{Me}\p{Cf}]/u
/** East Asian wide and full-width characters, and emoji, take two columns. */
const twoWide =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\p{Emoji_Presentation}\u{20000}-\u{3FFFD}]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII's
const ascii = /^[\u0000-\u007F]*$/u

export const displayWidth = (text: string): number => {
  const plain = removeColors(text)
  if (ascii.test(plain)) {
    return plain.length
  }
  let width = 0
  for (const character of plain) {
    if (twoWide.test(character)) {
      width += 2
    } else if (!zeroWidth.test(character)) {
      width += 1
    }
  }
  return width
}
