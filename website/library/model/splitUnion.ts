/** The members of a union type; a `|` inside brackets does not part them. */
export const splitUnion = (type: string): string[] => {
  const members = ['']
  let depth = 0
  for (const character of type.replaceAll('=>', '⇒')) {
    depth += '<([{'.includes(character) ? 1 : 0
    depth -= '>)]}'.includes(character) ? 1 : 0
    if (character === '|' && depth === 0) {
      members.push('')
    } else {
      members[members.length - 1] += character
    }
  }
  return members.map(member => member.replaceAll('⇒', '=>').trim())
}
