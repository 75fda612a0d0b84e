import { toPlainText } from '../../content/model/phrase'
import type { ApiModel, Entry, Signature } from '../../library/model/schema'
import type { ApiRecord, SignatureRecord } from '../engine/searchData'

const signatureRecord = (signature: Signature): SignatureRecord => ({
  variables: signature.typeParameters.map(({ name }) => name),
  params: signature.parameters.map(
    ({ name, type, optional, rest }) =>
      `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${oneLine(type)}`,
  ),
  returns: oneLine(signature.returns),
})

const oneLine = (type: string): string => type.replace(/\s+/gu, ' ').trim()

/** Types have no flavour of their own: their names say which they serve. */
const flavourOf = (entry: Entry): ApiRecord['flavour'] => {
  if (entry.kind === 'function') {
    return entry.flavour
  }
  const named = /^(?:Raw)?(?:As)?(Async|Concur)/u.exec(entry.name)?.[1]
  return named === 'Async' ? 'async' : named === 'Concur' ? 'concur' : 'plain'
}

/** Overloads may fold into the same readable form; once is enough. */
const distinct = (records: SignatureRecord[]): SignatureRecord[] => [
  ...new Map(records.map(record => [JSON.stringify(record), record])).values(),
]

export const apiRecords = (model: ApiModel): ApiRecord[] =>
  model.entries.map(entry => ({
    name: entry.name,
    kind: entry.kind,
    flavour: flavourOf(entry),
    family: entry.kind === 'function' ? entry.family : entry.name,
    summary: toPlainText(entry.summary),
    remarks: toPlainText(entry.remarks),
    signatures:
      entry.kind === 'function'
        ? distinct(entry.signatures.map(signatureRecord))
        : [],
    path: entry.path,
  }))
