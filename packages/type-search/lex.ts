const TOKEN =
  /\s+|(=+>|-+>|→|⇒|::|\.\.\.)|([\p{L}_$][\p{L}\p{N}_$.]*|\d[\d.]*)|("[^"]*"|'[^']*'|`[^`]*`)|([<>()[\]{},:?|&;=*-])/uy

const ARROW = /^(?:[=-]+>|→|⇒)$/u

/** The tokens of a type, or undefined where something cannot be one. */
export const lex = (text: string): string[] | undefined => {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) {
      return undefined
    }
    const token = match[0].trim()
    if (token !== '') {
      tokens.push(ARROW.test(token) ? '=>' : token)
    }
  }
  return tokens
}
