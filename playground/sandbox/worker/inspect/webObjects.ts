import { isA } from '../builtIns'
import type { Context } from './context'
import { formatMap } from './formatItems'
import { formatProperty } from './formatProperty'

type Format = (context: Context, level: number) => string[]

/** What Node prints of objects whose properties are getters in a browser. */
const propertiesOf = {
  URL: [
    'href',
    'origin',
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'searchParams',
    'hash',
  ],
  Response: [
    'status',
    'statusText',
    'headers',
    'body',
    'bodyUsed',
    'ok',
    'redirected',
    'type',
    'url',
  ],
  Request: ['method', 'url', 'headers', 'mode', 'credentials', 'redirect'],
  AbortController: ['signal'],
  AbortSignal: ['aborted'],
  Blob: ['size', 'type'],
  ReadableStream: ['locked'],
  TextDecoder: ['encoding', 'fatal', 'ignoreBOM'],
  TextEncoder: ['encoding'],
} as const

const propertyForm =
  (value: object, keys: readonly string[]): Format =>
  (context, level) =>
    keys.map(key => formatProperty(context, value, key, level))

const isPairs = (value: object): value is Iterable<[string, unknown]> =>
  Symbol.iterator in value

/** Shown like properties, although they are getters of the prototype. */
const listForm =
  (pairs: Iterable<[string, unknown]>): Format =>
  (context, level) => {
    const holder = Object.fromEntries(pairs)
    return Object.keys(holder).map(key =>
      formatProperty(context, holder, key, level),
    )
  }

const forms: readonly (readonly [string, (value: object) => Format])[] = [
  ...Object.entries(propertiesOf).map(
    ([name, keys]) =>
      [name, (value: object) => propertyForm(value, keys)] as const,
  ),
  [
    'URLSearchParams',
    value => (context, level) => {
      const pairs = isPairs(value) ? [...value] : []
      return formatMap(context, pairs, pairs.length, level)
    },
  ],
  ['Headers', value => listForm(isPairs(value) ? value : [])],
  ['FormData', value => listForm(isPairs(value) ? value : [])],
]

// Taken before a visitor's code can replace them.
const makers = forms.flatMap(([name, form]) => {
  const maker: unknown = Reflect.get(globalThis, name)
  return typeof maker === 'function' ? [{ name, maker, form }] : []
})

/** How an object of the web platform shows what it holds. */
export const webForm = (
  value: object,
): { readonly fallbackName: string; readonly format: Format } | undefined => {
  const found = makers.find(
    ({ maker }) => isA(maker, value) && value !== maker.prototype,
  )
  return found && { fallbackName: found.name, format: found.form(value) }
}
