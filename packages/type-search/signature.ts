import { parseType } from './parseType'
import { HOLE, type Type, uncurry } from './type'

/** `params` as written: `fn: (value: From) => To`, `end?: number`, `...rest: T[]`. */
export type SignatureRecord = {
  variables: string[]
  params: string[]
  returns: string
}

export type KnownParameter = {
  type: Type
  optional: boolean
  rest: boolean
  /**
   * The place of the parameter of the record that it is read from, if there is
   * one.
   */
  place?: number
}

/** A parameter of a reading of a signature, which no record has as such. */
export const requiredParameter = (type: Type): KnownParameter => ({
  type,
  optional: false,
  rest: false,
})

export type KnownSignature = {
  record: SignatureRecord
  params: KnownParameter[]
  result: Type
}

const PARAMETER = /^(\.\.\.)?[\w$]+(\?)?:\s*/u

const readParameter = (text: string, variables: string[]): KnownParameter => {
  const match = PARAMETER.exec(text)
  const written = text.slice(match?.[0].length ?? 0)
  const type = parseType(written, variables) ?? HOLE
  const rest = match?.[1] !== undefined
  const inner = type.kind === 'named' && type.name === 'Array' && type.args[0]
  return {
    type: rest && inner ? inner : type,
    optional: match?.[2] !== undefined,
    rest,
  }
}

export const readSignature = (record: SignatureRecord): KnownSignature => {
  const params = record.params.map((text, place) => ({
    ...readParameter(text, record.variables),
    place,
  }))
  const returned = parseType(record.returns, record.variables) ?? HOLE
  if (returned.kind !== 'function') {
    return { record, params, result: returned }
  }
  const inner = uncurry(returned)
  return {
    record,
    params: [...params, ...inner.params.map(requiredParameter)],
    result: inner.result,
  }
}
