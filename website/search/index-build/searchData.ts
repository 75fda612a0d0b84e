import { hrefOf } from '../../config/hrefOf'
import { toPlainText } from '../../content/model/phrase'
import type { Page } from '../../content/model/schema'
import { loadAliases } from '../../data/aliases'
import { counterparts } from '../../data/counterparts'
import type { ApiModel, Entry, Signature } from '../../library/model/schema'
import type { SearchData, SignatureRecord } from '../engine/data'
import { anchorOf } from '../engine/entry'
import { withNamesElsewhere, withRows } from './counterparts'
import { guideRecords } from './guideRecords'

const signatureRecord = (signature: Signature): SignatureRecord => ({
  variables: signature.typeParameters.map(({ name }) => name),
  params: signature.parameters.map(
    ({ name, type, optional, rest }) =>
      `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`,
  ),
  returns: signature.returns,
})

/** Remarks hold for a whole family, so its plain form has them. */
const textOf = (entry: Entry): string => {
  const isForm = entry.kind === 'function' && entry.family !== entry.name
  const text = isForm ? entry.summary : `${entry.summary} ${entry.remarks}`
  return toPlainText(text).trim()
}

/** The index: names, guides, and the other words that each is found by. */
export const searchDataOf = (
  model: ApiModel,
  content: readonly Page[],
): SearchData => {
  const functions = model.entries.filter(entry => entry.kind === 'function')
  const words = withNamesElsewhere(loadAliases(), counterparts, functions)
  const aliasesOf = (place: string) => {
    const aliases = words.get(place)?.join(', ')
    return aliases && { aliases }
  }
  return {
    api: model.entries.map(entry => {
      const isFunction = entry.kind === 'function'
      return {
        name: entry.name,
        kind: entry.kind,
        flavour: isFunction ? entry.flavour : 'plain',
        family: isFunction ? entry.family : entry.name,
        text: textOf(entry),
        signatures: isFunction ? entry.signatures.map(signatureRecord) : [],
        path: hrefOf(entry.path),
        ...aliasesOf(entry.name),
      }
    }),
    guides: guideRecords(content)
      .map(guide => withRows(guide, counterparts))
      .map(guide => ({
        ...guide,
        path: hrefOf(guide.path),
        sections: guide.sections.map(({ place, ...section }) => ({
          ...section,
          ...(place !== anchorOf(section.title) && { place }),
          ...aliasesOf(guide.path + place),
        })),
      })),
    playground: hrefOf('/playground'),
  }
}
