import {
  isArrayBuffer,
  isDataView,
  isPromise,
  isWeakMap,
  isWeakSet,
} from './brands'
import { type Context, indented } from './context'
import type { Description } from './describeObject'
import { formatNumber } from './formatPrimitive'
import { formatProperty } from './formatProperty'
import { formatValue } from './inspect'
import { isA } from './isA'
import { webForm } from './webObjects'

export type SpecialForm = {
  readonly fallbackName: string
  /** Undefined if there is nothing to show. */
  readonly format: Description['format'] | undefined
}

const formatBytes = (context: Context, buffer: ArrayBuffer): string[] => {
  const bytes = new Uint8Array(buffer)
  const left = bytes.length - context.maxArrayLength
  const shown = [...bytes.subarray(0, context.maxArrayLength)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join(' ')
  const more = left > 0 ? ` ... ${left} more byte${left > 1 ? 's' : ''}` : ''
  const length = formatNumber(context, buffer.byteLength)
  const label = context.style('[Uint8Contents]', 'special')
  return [`${label}: <${shown}${more}>`, `byteLength: ${length}`]
}

const formatPromise = (
  context: Context,
  promise: Promise<unknown>,
  level: number,
): string[] => {
  const state = context.host.promiseState(promise)
  if (state.status === 'pending') {
    return [context.style('<pending>', 'special')]
  }
  const shown = indented(context, () =>
    formatValue(context, state.result, level),
  )
  return state.status === 'rejected'
    ? [`${context.style('<rejected>', 'special')} ${shown}`]
    : [shown]
}

const unknownItems = (context: Context): string[] => [
  context.style('<items unknown>', 'special'),
]

export const specialForm = (value: object): SpecialForm | undefined => {
  if (isPromise(value)) {
    return {
      fallbackName: 'Promise',
      format: (context, level) => formatPromise(context, value, level),
    }
  }
  if (isArrayBuffer(value) && isA(ArrayBuffer, value)) {
    return {
      fallbackName: 'ArrayBuffer',
      format: context => formatBytes(context, value),
    }
  }
  if (isDataView(value)) {
    return {
      fallbackName: 'DataView',
      format: (context, level) =>
        ['byteLength', 'byteOffset', 'buffer'].map(key =>
          formatProperty(context, value, key, level),
        ),
    }
  }
  if (isWeakSet(value)) {
    return { fallbackName: 'WeakSet', format: unknownItems }
  }
  if (isWeakMap(value)) {
    return { fallbackName: 'WeakMap', format: unknownItems }
  }
  return webForm(value)
}
