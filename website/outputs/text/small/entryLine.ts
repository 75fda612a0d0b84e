import { withoutLinks } from '../../../content/model/phrase'
import type { Entry, Parameter } from '../../../library/model/schema'
import { simpleSignature } from '../../../pages/api/render/simpleSignature'

const parameter = ({ name, type, optional, rest }: Parameter): string =>
  `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`

/** Letters for the names of type parameters that most signatures have. */
const letters: Readonly<Record<string, string>> = {
  Value: 'T',
  From: 'A',
  To: 'B',
  Key: 'K',
  Finished: 'R',
  This: 'X',
}

const withLetters = (text: string): string =>
  text.replaceAll(/\b[A-Z]\w+\b/gu, name => letters[name] ?? name)

const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Members that have lines of their own are separated by nothing else. */
const withSeparators = (type: string): string =>
  type.replaceAll(/(?<=[^{(,|<])\n\s+(?=\w+\??:)/gu, '; ')

const declaration = (entry: Entry): string => {
  switch (entry.kind) {
    case 'function': {
      const { parameters, returns } = simpleSignature(entry)
      return `${entry.name}(${parameters.map(parameter).join(', ')}): ${returns}`
    }
    case 'constant':
      return `${entry.name}: ${entry.type}`
    case 'type': {
      const names = entry.typeParameters.map(({ name }) => name).join(', ')
      return `type ${entry.name}${names && `<${names}>`} = ${withSeparators(entry.definition)}`
    }
  }
}

const variant = /^(?:Async|Concur)$/u

/** Of a type, the first sentence, with members by their own names. */
const summaryOfType = ({ name, summary }: Entry): string =>
  name.includes('Async') && name.endsWith('Reducer')
    ? `As \`${name.replace('Async', '')}\`; what it calls may be async.`
    : onOneLine(withoutLinks(summary))
        .replaceAll(/`\w+\.(?=\w+`)/gu, '`')
        .replace(/(?<=\.) .*$/u, '')

const wordsOf = (entry: Entry): string => {
  if (entry.kind === 'type') {
    return summaryOfType(entry)
  }
  const isVariant =
    entry.kind === 'function' &&
    variant.test(entry.name.replace(entry.family, ''))
  return isVariant
    ? `As \`${entry.family}\`.`
    : onOneLine(withoutLinks(entry.summary))
}

/** One export: its signature, what it does, and the hazards of calling it. */
export const entryLine = (entry: Entry, hazards: readonly string[]): string =>
  [
    `- \`${withLetters(onOneLine(declaration(entry)))}\``,
    wordsOf(entry),
    ...(hazards.length > 0 ? [`[${hazards.join(' ')}]`] : []),
  ].join(' ')
