/** Texts and the few names that literals are made of. */
const LITERAL_WORDS =
  /'[^']*'?|"[^"]*"?|\bnew\s+(?:Map|Set)\b|\b(?:true|false|null|undefined|NaN|Infinity)\b|[\w$]+\s*:(?!:)|\b\d[\d.e_]*/gu

const ARROW = /->|=>|→|⇒/u

/**
 * Whether a query is values on both sides of an arrow, as in `[1, 2] -> 3`: it
 * has no name left once the literals are taken out, while types are names.
 */
export const isPair = (query: string): boolean => {
  const [inputs = '', output] = query.split(ARROW)
  const rest = query.replace(LITERAL_WORDS, '')
  return (
    output !== undefined &&
    /[\d'"[{]|\bnew\b|true|false/u.test(inputs) &&
    !/[\p{L}_$`\\]/u.test(rest)
  )
}
