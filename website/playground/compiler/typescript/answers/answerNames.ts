import {
  displayPartsToString,
  type LanguageService,
  type SymbolDisplayPart,
} from 'typescript'
import type { AdviceData, NameFacts } from '../facts'
import type {
  TypeCompletion,
  TypeInfo,
  TypeRequest,
  TypeSignature,
} from '../messages'
import { importable } from './advice'

/** After everything that is there already. */
const IMPORTED_RANK = '99'

/** Beyond this many the visitor types another letter instead of reading. */
const MAX_ENTRIES = 500

export const answerCompletions = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
  { facts }: AdviceData,
): readonly TypeCompletion[] | undefined => {
  const info = service.getCompletionsAtPosition(file, position, {
    includeCompletionsForModuleExports: false,
    includeCompletionsWithInsertText: false,
  })
  if (!info) {
    return undefined
  }
  const known = new Set(info.entries.map(({ name }) => name))
  return [
    ...info.entries
      .slice(0, MAX_ENTRIES)
      .map(({ name, kind, sortText }) => ({ name, kind, rank: sortText })),
    // After a dot only members fit.
    ...Object.entries(info.isMemberCompletion ? {} : facts)
      .filter(([name]) => !known.has(name))
      .filter(([, { kind }]) => kind !== 'type' || file.endsWith('.ts'))
      .map(([name, { kind, module }]) => ({
        name,
        kind,
        rank: IMPORTED_RANK,
        module,
      })),
  ]
}

/**
 * A declaration as TypeScript tells it, without what it says of every name that
 * was imported: `(alias) …` before it, and the import after it.
 */
const plainDisplay = (parts: SymbolDisplayPart[] | undefined): string =>
  displayPartsToString(parts)
    .replace(/^\(alias\) /u, '')
    .replace(/\nimport [\w$]+$/u, '')

type Described = {
  readonly displayParts?: SymbolDisplayPart[]
  readonly documentation?: SymbolDisplayPart[]
}

const toInfo = ({ displayParts, documentation }: Described): TypeInfo => ({
  display: plainDisplay(displayParts),
  documentation: displayPartsToString(documentation),
})

const describe = (
  name: string,
  { module, signature, summary, href }: NameFacts,
) => ({
  display: signature,
  documentation: summary,
  link: {
    label:
      module === 'lfi'
        ? `${name} in the API reference`
        : `${name} in the guide to ${module}`,
    href,
  },
})

/** What a name of lfi is, in the words of its page, also if nothing declares it. */
export const answerHover = (
  service: LanguageService,
  file: string,
  { code, position }: TypeRequest,
  { facts }: AdviceData,
): TypeInfo | undefined => {
  const found = service.getQuickInfoAtPosition(file, position)
  if (!found) {
    return undefined
  }
  const info = toInfo(found)
  const { start, length } = found.textSpan
  const [declared] = service.getDefinitionAtPosition(file, position) ?? []
  const isKnown = declared
    ? importable.test(declared.fileName)
    : code[start - 1] !== '.'
  const name = declared?.name ?? code.slice(start, start + length)
  const known = isKnown && Object.hasOwn(facts, name) ? facts[name] : undefined
  return known
    ? {
        ...describe(name, known),
        ...(declared && { display: info.display }),
      }
    : info
}

/** What a completion would insert. */
export const answerDetails = (
  service: LanguageService,
  file: string,
  { position, name = '' }: TypeRequest,
  { facts }: AdviceData,
): TypeInfo | undefined => {
  const details = service.getCompletionEntryDetails(
    file,
    position,
    name,
    undefined,
    undefined,
    undefined,
    undefined,
  )
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined
  // As in the API reference: one signature instead of every overload.
  return known && (!details || details.kind === 'alias')
    ? describe(name, known)
    : details && toInfo(details)
}

/** The parameters of the call that a place is in. */
export const answerSignature = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeSignature | undefined => {
  const help = service.getSignatureHelpItems(file, position, undefined)
  const item = help?.items[help.selectedItemIndex]
  return (
    help &&
    item && {
      prefix: displayPartsToString(item.prefixDisplayParts),
      parameters: item.parameters.map(({ displayParts }) =>
        displayPartsToString(displayParts),
      ),
      suffix: displayPartsToString(item.suffixDisplayParts),
      active: help.argumentIndex,
      overload: help.selectedItemIndex + 1,
      overloads: help.items.length,
    }
  )
}
