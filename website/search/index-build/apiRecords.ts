import { toPlainText } from '../../content/model/phrase'
import type { ApiModel, Entry, Signature } from '../../library/model/schema'
import type { ApiRecord, SignatureRecord } from '../engine/data'

const oneLine = (type: string): string => type.replace(/\s+/gu, ' ').trim()

const signatureRecord = (signature: Signature): SignatureRecord => ({
  variables: signature.typeParameters.map(({ name }) => name),
  params: signature.parameters.map(
    ({ name, type, optional, rest }) =>
      `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${oneLine(type)}`,
  ),
  returns: oneLine(signature.returns),
})

/** Remarks hold for a whole family, so its plain form has them. */
const textOf = (entry: Entry): string => {
  const isForm = entry.kind === 'function' && entry.family !== entry.name
  const text = isForm ? entry.summary : `${entry.summary} ${entry.remarks}`
  return toPlainText(text).trim()
}

export const apiRecords = (model: ApiModel): ApiRecord[] =>
  model.entries.map(entry => ({
    name: entry.name,
    kind: entry.kind,
    flavour: entry.kind === 'function' ? entry.flavour : 'plain',
    family: entry.kind === 'function' ? entry.family : entry.name,
    text: textOf(entry),
    signatures:
      entry.kind === 'function' ? entry.signatures.map(signatureRecord) : [],
    path: entry.path,
  }))
